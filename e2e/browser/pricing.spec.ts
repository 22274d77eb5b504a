import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const SIGN_UP = 'https://app.teamloom.example/signup';
const PLANS = ['AI Starter Workspace', 'AI Startup Team', 'AI Growth Suite', 'Enterprise'] as const;

const sections = (page: Page) => page.getByRole('main').locator('> section');
const planCard = (page: Page, plan: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: plan, exact: true }) });

test('the first view leads to the sign-up in a new tab and to the demo, and names the trial once', async ({
  page,
}) => {
  await page.goto('/pricing');
  const hero = sections(page).first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  const trial = hero.getByRole('link', { name: 'Try for Free', exact: true });
  await expect(trial).toHaveAttribute('href', SIGN_UP);
  await expect(trial).toHaveAttribute('target', '_blank');
  await expect(hero.getByRole('link', { name: 'Book a demo', exact: true })).toHaveAttribute(
    'href',
    '/book-demo',
  );

  await expect(hero).toContainText('3 months free trial, no credit card');
  const words = await page.getByRole('main').innerText();
  expect(words.match(/credit card/gi)).toHaveLength(1);
});

test('plans, comparison, features and questions follow each other', async ({ page }) => {
  await page.goto('/pricing');
  const marks = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { level: 3, name: 'AI Starter Workspace', exact: true }),
    page.getByRole('table'),
    page.getByRole('heading', { level: 2, name: 'Everything you need to succeed with AI', exact: true }),
    page.getByRole('link', { name: 'Contact Support', exact: true }),
  ];

  await expect(sections(page)).toHaveCount(marks.length);
  for (const [index, mark] of marks.entries()) {
    await expect(sections(page).nth(index).filter({ has: mark })).toBeVisible();
  }
});

test('four plans stand in order, and Growth alone is the most popular', async ({ page }) => {
  await page.goto('/pricing');
  const cards = sections(page).nth(1).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([...PLANS]);

  const popular = cards.filter({ has: page.getByText('Most popular', { exact: true }) });
  await expect(popular.getByRole('heading')).toHaveText(['AI Growth Suite']);
});

for (const [plan, price, figures] of [
  ['AI Starter Workspace', '$29/mo', ['1', '2,000', '50MB']],
  ['AI Startup Team', '$99/mo', ['Up to 5', '25,000']],
  ['AI Growth Suite', '$149/mo', ['Up to 10', '50,000']],
  ['Enterprise', 'Agentic AI', ['25+', 'Unlimited or bring-your-own-key', '250MB each', '1+']],
] as const) {
  test(`${plan} costs ${price}, with the figures of the specification`, async ({ page }) => {
    await page.goto('/pricing');
    const card = planCard(page, plan);
    await expect(card.getByText(price, { exact: true })).toBeVisible();

    for (const figure of figures) {
      await expect(card.getByRole('definition').getByText(figure, { exact: true }).first()).toBeVisible();
    }
  });
}

test('three plans lead to the sign-up in a new tab, Enterprise to the contact page', async ({ page }) => {
  await page.goto('/pricing');
  for (const plan of PLANS.slice(0, 3)) {
    const action = planCard(page, plan).getByRole('link');
    await expect(action).toHaveAttribute('href', SIGN_UP);
    await expect(action).toHaveAttribute('target', '_blank');
  }
  const action = planCard(page, 'Enterprise').getByRole('link');
  await expect(action).not.toHaveAttribute('target');
  await action.click();

  await expect(page).toHaveURL(/\/contact-us$/);
});

test('no price stands on the page but those of the specification', async ({ page }) => {
  await page.goto('/pricing');
  const prices = (await page.getByRole('main').innerText()).match(/\$\s?[\d,.]*\d/g) ?? [];

  expect([...new Set(prices)].toSorted()).toEqual(['$149', '$29', '$99']);
});

test('search engines are told of a product with three offers in US dollars', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\w+, \w+/);
  const product = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

  expect(product).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', name: 'Teamloom' });
  const offer = (name: string, price: string) =>
    expect.objectContaining({ '@type': 'Offer', name, price, priceCurrency: 'USD' });
  expect(product.offers).toEqual([
    offer('AI Starter Workspace', '29'),
    offer('AI Startup Team', '99'),
    offer('AI Growth Suite', '149'),
  ]);
});

test('questions open one at a time, and close again, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/pricing');
  const { items, answersInView } = questions(page);
  expect(await items.count()).toBeGreaterThan(2);
  await expect(answersInView).toHaveCount(0);
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0).getByRole('paragraph')).toBeVisible();
  await items.nth(2).locator('summary').click();
  await expect(items.nth(2).getByRole('paragraph')).toBeVisible();
  await expect(answersInView).toHaveCount(1);
  await items.nth(2).locator('summary').click();
  await expect(answersInView).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(items.nth(2).getByRole('paragraph')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await expect(items.nth(3).getByRole('paragraph')).toBeVisible();
  await expect(answersInView).toHaveCount(1);
});

test('whoever has another question can write to support or book a demo', async ({ page }) => {
  await page.goto('/pricing');
  const section = sections(page).last();
  await expect(section.getByRole('link', { name: 'Contact Support', exact: true })).toHaveAttribute(
    'href',
    'mailto:support@teamloom.example',
  );
  await expect(section.getByRole('link', { name: 'Book a Demo', exact: true })).toHaveAttribute(
    'href',
    '/book-demo',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open and close', async ({ page }) => {
    await page.goto('/pricing');
    const { items, answersInView } = questions(page);
    await items.first().locator('summary').click();
    await items.last().locator('summary').click();
    await expect(items.last().getByRole('paragraph')).toBeVisible();
    await expect(answersInView).toHaveCount(1);
  });
});

function questions(page: Page) {
  const items = sections(page).last().locator('details');
  return { items, answersInView: items.getByRole('paragraph').filter({ visible: true }) };
}
