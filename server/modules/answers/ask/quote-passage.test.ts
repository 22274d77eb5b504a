import { describe, expect, it } from 'vitest';
import type { Passage } from '../passages/passage.ts';
import { PassageIndex } from '../passages/passage-index.ts';
import { readQueryTerms } from '../passages/query-terms.ts';
import { isOfDeveloper, lacksNumber, nearestPage, quotePassage } from './quote-passage.ts';

const SENTENCES = [
  'Marmots sleep under the stairs.',
  'They wake in April.',
  'They eat clover.',
  'They whistle.',
];

function makePassage(change: Partial<Passage> = {}): Passage {
  return {
    ...{ address: '/animals#marmots', page: '/animals', type: 'fact' },
    ...{ title: 'Animals', heading: 'Marmots', around: '' },
    statements: SENTENCES.map((text) => ({ kind: 'sentence', text })),
    ...change,
  } as Passage;
}

/** Finds the answer to a question in one passage, among some that have other words. */
function findIn(passage: Passage, content: string) {
  const index = new PassageIndex();
  for (const word of ['bread', 'sea', 'music']) {
    index.add(makePassage({ heading: word, statements: [{ kind: 'sentence', text: `Of ${word}.` }] }));
  }
  index.add(passage);
  return index.find(readQueryTerms({ content, history: [] }), 5);
}

const ASKED = 'Where do marmots sleep?';

function quote(change: Partial<Passage>, content = ASKED) {
  return quotePassage(findIn(makePassage(change), content), content);
}

describe('quotePassage', () => {
  it('quotes up to three sentences as they stand, from the one that was asked for on', () => {
    expect(quote({})).toMatchObject({
      kind: 'quote',
      text: SENTENCES.slice(0, 3).join(' '),
      sources: [{ title: 'Animals: Marmots', address: '/animals#marmots' }],
    });
    expect(quote({}, 'clover')?.text).toBe(SENTENCES.slice(2).join(' '));
  });

  it.each([
    ['a price', { statements: [{ kind: 'sentence', text: 'Marmots sleep for $5.' }] }, ASKED],
    ['a sentence without the number asked for', {}, 'How many marmots sleep under stairs?'],
    ['a page about this site', { page: '/status' }, ASKED],
  ] as const)('never quotes %s', (_, change, content) => {
    expect(quote(change as Partial<Passage>, content)).toBeUndefined();
  });

  it('ends before a quotation becomes a page', () => {
    const long = `Marmots sleep ${'well '.repeat(79)}`.trim();
    const statements = [long, 'They wake in April.'].map((text) => ({ kind: 'sentence', text }) as const);
    expect(quote({ statements })?.text).toBe(long);
  });

  it('begins with the first sentence below a question', () => {
    expect(quote({ heading: 'What of marmots and clover?', type: 'faq' }, 'clover')?.text).toMatch(
      /^Marmots sleep/,
    );
  });

  it.each(['scene', 'quote', 'case'] as const)('never quotes a %s', (type) => {
    expect(quote({ type })).toBeUndefined();
  });

  it('names an article, and does not quote it', () => {
    expect(quote({ type: 'article', page: '/blog/animals/marmots', title: 'On marmots' })).toMatchObject({
      text: 'Our blog has an article about that.',
      sources: [{ title: 'On marmots', address: '/blog/animals/marmots' }],
    });
  });

  it('quotes the API reference to developers alone', () => {
    const statements = [{ kind: 'sentence', text: 'Marmots sleep until the API calls.' }] as const;
    expect(quote({ type: 'reference', statements: [...statements] })).toBeUndefined();
    expect(quote({ type: 'reference', statements: [...statements] }, 'marmots API')?.kind).toBe('quote');
  });

  it('quotes nothing that lacks words of the question, and no fragment', () => {
    expect(quote({}, 'Where do marmots buy umbrellas?')).toBeUndefined();
    expect(quote({ statements: [{ kind: 'fragment', text: 'Marmots sleep' }] })).toBeUndefined();
  });
});

describe('nearestPage', () => {
  it('names the page that has most of the question', () => {
    const content = 'Where do marmots sleep on Mondays?';
    expect(nearestPage(findIn(makePassage(), content), content)).toEqual([
      { title: 'Animals: Marmots', address: '/animals#marmots' },
    ]);
  });

  it('names none that has little of it', () => {
    const content = 'Which umbrellas do penguins and marmots buy?';
    expect(nearestPage(findIn(makePassage(), content), content)).toEqual([]);
  });
});

describe('isOfDeveloper', () => {
  it.each([
    ['How do I refresh a token?', true],
    ['why do I get a 401', true],
    ['webhook signature', true],
    ['How much is the Growth plan?', false],
    ['Can we get our money back?', false],
  ])('says of %j: %s', (content, isDeveloper) => {
    expect(isOfDeveloper(content)).toBe(isDeveloper);
  });
});

describe('lacksNumber', () => {
  it.each([
    ['How fast do you answer?', 'We answer by email.', true],
    ['How fast do you answer?', 'Within 3 days.', false],
    ['How many people use it?', 'We don’t publish how many.', false],
    ['Do you answer?', 'By email.', false],
  ])('tells of %j and %j: %j', (content, text, lacks) => {
    expect(lacksNumber(content, text)).toBe(lacks);
  });
});
