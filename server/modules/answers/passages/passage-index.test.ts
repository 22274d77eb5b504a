import { describe, expect, it } from 'vitest';
import { type Passage, type PassageType, typeOf } from './passage.ts';
import { isCalled, PassageIndex } from './passage-index.ts';
import { readQueryTerms } from './query-terms.ts';

function makePassage(page: string, heading: string, text: string): Passage {
  return {
    address: page,
    page,
    type: typeOf({ page, heading }),
    title: 'Page',
    heading,
    around: '',
    statements: [{ kind: 'sentence', text }],
  };
}

const PASSAGES = [
  makePassage('/plans', 'Growth', 'Growth has ten members and a price of 149 dollars.'),
  makePassage('/plans', 'Startup', 'Startup has five members and a price of 99 dollars.'),
  makePassage('/terms', 'Refunds', 'Write to us and you are repaid.'),
  makePassage('/privacy', 'Where we store it', 'Documents are kept in Frankfurt.'),
  makePassage('/blog/a/refunds', 'Refunds', 'Write to us and you are repaid.'),
  makePassage('/handbook', 'Cancellation', 'It ends with the month.'),
];

function find(content: string) {
  const index = new PassageIndex();
  for (const passage of PASSAGES) index.add(passage);
  return index.find(readQueryTerms({ content, history: [] }), 3);
}

const pagesFor = (content: string) => find(content).passages.map(({ passage }) => passage.page);

describe('PassageIndex', () => {
  it.each([
    ['the heading', 'startup', 'Startup'],
    ['the text', 'Frankfurt', 'Where we store it'],
    ['another form of the word', 'storing', 'Where we store it'],
    ['a word that says the same', 'how many seats on growth', 'Growth'],
    ['the beginning of a word', 'frank', 'Where we store it'],
    ['a word with a letter wrong', 'frankfort', 'Where we store it'],
    ['a word with its ending wrong', 'pricng', 'Growth'],
    ['a phrase', 'can I get my money back', 'Refunds'],
    ['two words written as one', 'growthprice', 'Growth'],
    ['two words written as one, of which one tells nothing', 'onfrankfurt', 'Where we store it'],
  ])('finds a passage by %s', (_what, content, heading) => {
    expect(find(content).passages[0]?.passage.heading).toBe(heading);
  });

  it('ranks a page of the site before an article with the same text', () => {
    expect(pagesFor('refunds')).toEqual(['/terms', '/blog/a/refunds']);
  });

  it('ranks what answers a question before what we say elsewhere, and that before other people’s work', () => {
    const types: PassageType[] = ['article', 'case', 'fact', 'faq'];
    const index = new PassageIndex();
    for (const type of types) index.add({ ...makePassage(`/${type}`, 'Refunds', 'You are repaid.'), type });
    const found = index.find(readQueryTerms({ content: 'refunds', history: [] }), 9).passages;
    expect(found.map(({ passage }) => passage.type)).toEqual(types.toReversed());
  });

  it.each<PassageType>(['scene', 'quote'])('never finds a %s', (type) => {
    const index = new PassageIndex();
    index.add({ ...makePassage('/day', 'A day with Marco', 'Start training.'), type });
    expect(
      index.find(readQueryTerms({ content: 'a day with Marco', history: [] }), 9, 'a day with Marco')
        .passages,
    ).toEqual([]);
  });

  it.each([
    ['SOC 149', []],
    ['149 dollars', ['Growth', 'Startup']],
    ['149', ['Growth']],
  ])('finds by digits alone only where nothing else is asked: %s', (content, headings) => {
    expect(find(content).passages.map(({ passage }) => passage.heading)).toEqual(headings);
  });

  it.each(['Get in touch', 'get-in-touch', 'GETINTOUCH', 'repaid', 'write'])(
    'ranks a page first that is called %j',
    (content) => {
      const index = new PassageIndex();
      const names = ['get in touch', 'repaid', 'writes'];
      for (const passage of PASSAGES) index.add(passage);
      index.add({ ...makePassage('/contact', 'Talk', 'Someone answers.'), names });
      const words = readQueryTerms({ content, history: [] });
      expect(index.find(words, 3, content).passages[0]?.passage.page).toBe('/contact');
    },
  );

  it('computes full coverage when all words of a question are found', () => {
    expect(find('price of growth').passages[0]?.coverage).toBe(1);
  });

  it('computes low coverage when the rarest word of a question is missing', () => {
    expect(find('members of the Roman senate').passages[0]?.coverage).toBeLessThan(0.5);
  });

  it('does not correct a short unknown word to one of ours', () => {
    expect(pagesFor('rome')).toEqual([]);
  });

  it.each(['', '???', 'the of and'])('finds no passage for %j', (content) => {
    expect(pagesFor(content)).toEqual([]);
  });

  it('finds the same after passages were removed as if they had never been added', () => {
    const [kept, gone] = [PASSAGES, PASSAGES.map((passage) => ({ ...passage }))];
    const index = new PassageIndex();
    for (const passage of [...gone.slice(0, 3), ...kept, ...gone.slice(3)]) index.add(passage);
    for (const passage of gone) index.remove(passage);
    const once = new PassageIndex();
    for (const passage of kept) once.add(passage);
    for (const content of ['refunds', 'price of growth', 'frankfort', 'members of the Roman senate']) {
      const words = readQueryTerms({ content, history: [] });
      expect(index.find(words, 3).passages).toEqual(once.find(words, 3).passages);
    }
  });

  it('weighs a rare word more than one that every passage has', () => {
    const { weigh } = find('frankfurt members');
    expect(weigh(['frankfurt'])).toBeGreaterThan(weigh(['member']));
    expect(weigh(['other'])).toBe(0);
  });
});

describe('isCalled', () => {
  const opening = { ...makePassage('/usecases', 'Every department', ''), names: ['Use cases'] };

  it.each([
    ['Use cases', opening, true],
    ['usecase', opening, true],
    ['every department', opening, true],
    ['department', opening, false],
    ['every department', { ...opening, address: '/usecases#hr' }, false],
  ])('tells whether a page is called %j', (name, passage, isOne) => {
    expect(isCalled(passage, name)).toBe(isOne);
  });
});
