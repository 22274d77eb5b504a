import { getAllByRole, getByRole, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { hrefOf, metaOf, openPage, sectionAt, textOf, textsOf } from './open-page.ts';

const STORIES = `/${brand.slug}-ai-success-stories`;
const STUDIES = [
  { path: '/case-studies/cxplabs', customer: 'CXP Labs', result: '90%' },
  { path: '/case-studies/grabguidance', customer: 'GrabGuidance', result: '4x' },
  { path: '/case-studies/legitquest', customer: 'LegitQuest', result: undefined },
] as const;

it('links three studies by cards, and leads to the demo', async () => {
  const { main } = await openPage('/case-studies');
  const cards = getAllByRole(main, 'listitem');
  expect(cards.map((card) => hrefOf(getByRole(card, 'link')))).toEqual(STUDIES.map(({ path }) => path));
  for (const [index, { customer }] of STUDIES.entries()) {
    expect(textOf(cards[index])).toContain(customer);
    expect(within(cards[index] ?? main).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  }
  expect(hrefOf(getByRole(main, 'link', { name: 'Book a Demo' }))).toBe('/book-demo');
});

it.each(['/case-studies', STORIES])(
  'calls the stories of %s illustrative before anything else',
  async (path) => {
    expect(textOf((await openPage(path)).main)).toMatch(/^These stories are illustrative\./);
  },
);

describe.each(STUDIES)('$path', ({ path, customer, result }) => {
  it('shows the parts of a case study in their order', async () => {
    const { main, sections } = await openPage(path);
    const part = (name: string | RegExp) => getByRole(main, 'heading', { level: 2, name });
    const demo = getByRole(main, 'link', { name: 'Book a Demo' });
    const marks = [
      getByRole(main, 'heading', { level: 1 }),
      part(`${customer} in numbers`),
      part('The challenge'),
      part(/highlights/i),
      part('How the work runs now'),
      part('Results'),
      demo,
    ];
    expect(marks.map((mark) => sections.findIndex((section) => section.contains(mark)))).toEqual([
      ...sections.keys(),
    ]);
    expect(hrefOf(demo)).toBe('/book-demo');
  });

  it('calls itself illustrative before anything else, and stays out of search engines', async () => {
    const { document, main } = await openPage(path);
    expect(textOf(main)).toMatch(/^This story is illustrative\. .*no company named here has confirmed/);
    expect(metaOf(document, 'robots')).toBe('noindex');
  });

  it('shows three results, and claims none as reported by the customer', async () => {
    const { main } = await openPage(path);
    const numbers = within(getByRole(main, 'region', { name: `${customer} in numbers` }));
    const metrics = numbers.getAllByRole('listitem');
    expect(metrics).toHaveLength(3);
    expect(textOf(main)).not.toContain('Reported by');
    if (result) numbers.getByText(result);
    const figures = textOf(main).match(/\d+ ?%|\d+x\b/g) ?? [];
    expect(new Set(figures)).toEqual(new Set(result ? [result] : []));
  });

  it('names who does each step, by an AI employee or a person', async () => {
    const { main } = await openPage(path);
    const steps = within(getByRole(main, 'region', { name: 'How the work runs now' })).getAllByRole(
      'listitem',
    );
    expect(steps.length).toBeGreaterThan(2);
    for (const step of steps) {
      const parts = textsOf(step.querySelectorAll('*'));
      expect(parts).toContainEqual(expect.stringMatching(/^\S+, (AI employee|person)$/));
    }
  });

  it('quotes a person at the customer, and illustrates the work', async () => {
    const page = await openPage(path);
    const quote = within(getByRole(page.main, 'region', { name: 'Results' })).getByRole('figure');
    expect(textOf(getByRole(quote, 'blockquote'))).toMatch(/\w+ \w+/);
    expect(textOf(quote)).toContain(customer);
    getByRole(sectionAt(page, 0), 'img', { name: /before.*(after|now)/i });
  });
});

describe('the success stories', () => {
  it('shows the results side by side, with a link to each study', async () => {
    const { main } = await openPage(STORIES);
    const stories = getAllByRole(main, 'listitem');
    expect(stories.map((story) => hrefOf(getByRole(story, 'link')))).toEqual(STUDIES.map(({ path }) => path));
    const terms = ['Before', 'Now', 'Stays with people', 'Counted'];
    for (const story of stories) {
      expect(textsOf(getAllByRole(story, 'term'))).toEqual(terms);
      const definitions = textsOf(getAllByRole(story, 'definition'));
      expect(definitions).toEqual(terms.map(() => expect.stringMatching(/\w+ \w+/)));
    }
    const results = stories.map((story, index) => {
      const { result } = STUDIES[index] ?? {};
      return result && textOf(within(story).getByText(result));
    });
    expect(results).toEqual(STUDIES.map(({ result }) => result));
  });

  it('explains what the figures show, and what they do not show', async () => {
    const remark = sectionAt(await openPage(STORIES), 2);
    const terms = textsOf(getAllByRole(remark, 'term'));
    for (const { customer } of STUDIES) {
      expect(terms.filter((term) => term.includes(customer))).toHaveLength(1);
    }
    const definitions = textsOf(getAllByRole(remark, 'definition'));
    expect(definitions).toEqual(STUDIES.map(() => expect.stringMatching(/\w+ \w+/)));
  });
});
