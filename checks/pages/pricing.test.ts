import { getAllByRole, getByRole, queryByText, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { comparisonOf } from 'contract/product/plan-comparison.ts';
import { describe, expect, it } from 'vitest';
import { content } from '../../server/shared/content.ts';
import {
  hrefOf,
  metaOf,
  openPage,
  partWith,
  sectionAt,
  structuredDataOf,
  textOf,
  textsOf,
} from './open-page.ts';

const SIGN_UP = brand.signUpUrl;
const PLANS = ['AI Starter Workspace', 'AI Startup Team', 'AI Growth Suite', 'Enterprise'] as const;

async function planCards(): Promise<HTMLElement[]> {
  return getAllByRole(sectionAt(await openPage('/pricing'), 1), 'listitem').filter((item) =>
    within(item).queryByRole('heading', { level: 3 }),
  );
}

async function planCard(plan: string): Promise<HTMLElement> {
  const { main } = await openPage('/pricing');
  return partWith(await planCards(), getByRole(main, 'heading', { level: 3, name: plan }));
}

it('links to the sign-up in a new tab and to the demo in the first view, and names the trial once', async () => {
  const page = await openPage('/pricing');
  const hero = sectionAt(page, 0);
  getByRole(hero, 'heading', { level: 1 });
  const trial = getByRole(hero, 'link', { name: 'Try for Free' });
  expect([hrefOf(trial), trial.getAttribute('target')]).toEqual([SIGN_UP, '_blank']);
  expect(hrefOf(getByRole(hero, 'link', { name: 'Book a demo' }))).toBe('/book-demo');
  expect(textOf(hero)).toContain('Free for 3 months. No credit card.');
  expect(textOf(page.main).match(/credit card/gi)).toHaveLength(1);
});

it('shows plans, comparison, features and questions in order', async () => {
  const { main, sections } = await openPage('/pricing');
  const marks = [
    getByRole(main, 'heading', { level: 1 }),
    getByRole(main, 'heading', { level: 3, name: 'AI Starter Workspace' }),
    getByRole(main, 'table'),
    getByRole(main, 'heading', { level: 2, name: 'Everything you need to succeed with AI' }),
    getByRole(main, 'link', { name: 'Contact Support' }),
  ];
  expect(marks.map((mark) => sections.findIndex((section) => section.contains(mark)))).toEqual([
    0, 1, 2, 3, 4,
  ]);
  expect(sections).toHaveLength(marks.length);
});

it('shows four plans in order, with only Growth as the most popular', async () => {
  const cards = await planCards();
  expect(cards.map((card) => textOf(getByRole(card, 'heading', { level: 3 })))).toEqual([...PLANS]);
  const popular = cards.filter((card) => queryByText(card, 'Most popular'));
  expect(popular.map((card) => textOf(getByRole(card, 'heading', { level: 3 })))).toEqual([
    'AI Growth Suite',
  ]);
});

it.each([
  ['AI Starter Workspace', '$29/mo', ['1', '2,000', '50MB']],
  ['AI Startup Team', '$99/mo', ['Up to 5', '25,000']],
  ['AI Growth Suite', '$149/mo', ['Up to 10', '50,000']],
  ['Enterprise', 'Agentic AI', ['25+', 'Unlimited or own key', '250MB each', '1+']],
] as const)('prices %s at %s, with the figures of the specification', async (plan, price, figures) => {
  const card = await planCard(plan);
  expect(textOf(card)).toContain(price);
  expect(textsOf(getAllByRole(card, 'definition'))).toEqual(expect.arrayContaining([...figures]));
});

it('shows the same five facts of every plan, Ask us where nothing is published', async () => {
  for (const card of await planCards()) {
    expect(textsOf(getAllByRole(card, 'term'))).toEqual([
      'Members',
      'Credits per month',
      'Public chatbots',
      'Knowledge',
      'White-glove setup',
    ]);
  }
  const startup = await planCard('AI Startup Team');
  expect(textsOf(getAllByRole(startup, 'definition')).slice(-2)).toEqual(['Ask us', 'Ask us']);
});

it('links three plans to the sign-up in a new tab', async () => {
  for (const plan of PLANS.slice(0, 3)) {
    const action = getByRole(await planCard(plan), 'link');
    expect([hrefOf(action), action.getAttribute('target')]).toEqual([SIGN_UP, '_blank']);
  }
});

it('names no price outside the specification', async () => {
  const prices = textOf((await openPage('/pricing')).main).match(/\$\s?\d[\d,.]*/g) ?? [];
  expect([...new Set(prices)].toSorted()).toEqual(['$149', '$29', '$99']);
});

it('describes a product with three offers in US dollars in structured data', async () => {
  const { document } = await openPage('/pricing');
  expect(metaOf(document, 'keywords')).toMatch(/\w+, \w+/);
  const offer = (name: string, price: string) =>
    expect.objectContaining({ '@type': 'Offer', name, price, priceCurrency: 'USD' });
  expect(structuredDataOf(document)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: brand.name,
    offers: [
      offer('AI Starter Workspace', '29'),
      offer('AI Startup Team', '99'),
      offer('AI Growth Suite', '149'),
    ],
  });
});

it('links other questions to support and to a demo', async () => {
  const section = sectionAt(await openPage('/pricing'), -1);
  expect(hrefOf(getByRole(section, 'link', { name: 'Contact Support' }))).toBe(
    `mailto:${brand.supportEmail}`,
  );
  expect(hrefOf(getByRole(section, 'link', { name: 'Book a Demo' }))).toBe('/book-demo');
});

describe('the comparison', () => {
  const rows = comparisonOf(content().one('plans')).flatMap((group) => group.rows);

  it.each(rows)('states what each plan includes of $label in words', async ({ label, values }) => {
    const table = getByRole((await openPage('/pricing')).main, 'table');
    const header = getByRole(table, 'rowheader', { name: label });
    const row = partWith(getAllByRole(table, 'row'), header);
    const words = values.map((value) => (value === true ? 'Included' : value || 'Not included'));
    expect(textsOf(getAllByRole(row, 'cell'))).toEqual(words);
  });
});
