import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const SIGN_UP = 'https://app.teamloom.example/signup';

const sections = (page: Page) => page.getByRole('main').locator('> section');
/** The section that holds something only it can hold. */
const sectionWith = (page: Page, content: Locator) => sections(page).filter({ has: content });

test('eleven sections, each with one heading, follow each other as specified', async ({ page }) => {
  await page.goto('/');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const marks = [
    page.getByRole('heading', { level: 1, name: 'Create Unlimited AI Employees' }),
    page.getByRole('heading', { level: 2, name: 'Top performers and teams trust Teamloom' }),
    page.getByText('99.9%', { exact: true }),
    page.getByRole('tab', { name: 'Scrum Agent' }),
    link('Schedule a demo'),
    link('Try it now'),
    page.getByRole('form', { name: 'Chatbot builder' }),
    page.getByText('GPU'),
    link('Create Agent'),
    page.getByRole('heading', { level: 2, name: 'Why Choose Teamloom' }),
    link('Book a demo'),
  ];

  await expect(sections(page)).toHaveCount(marks.length);
  for (const [index, mark] of marks.entries()) {
    const section = sections(page).nth(index);
    await expect(section.getByRole('heading', { level: index === 0 ? 1 : 2 })).toHaveCount(1);
    await expect(section.filter({ has: mark })).toBeVisible();
  }
});

test('the four steps stand in order, above the link to the demo', async ({ page }) => {
  await page.goto('/');
  const demo = page.getByRole('link', { name: 'Schedule a demo', exact: true });
  const steps = sectionWith(page, demo);

  await expect(steps.getByRole('listitem').getByRole('heading')).toHaveText([
    'Define the use case',
    'Configure and customize',
    'Deploy and activate',
    'Scale and optimize',
  ]);
  await expect(demo).toHaveAttribute('href', '/book-demo');
});

test('Try it now leads to the sign-up in a new tab, and so does the closing call', async ({ page }) => {
  await page.goto('/');
  const closing = sections(page).last();
  for (const link of [
    page.getByRole('link', { name: 'Try it now', exact: true }),
    closing.getByRole('link', { name: 'Try for Free', exact: true }),
  ]) {
    await expect(link).toHaveAttribute('href', SIGN_UP);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(closing.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/book-demo');
});

test('three partners are named by what they do', async ({ page }) => {
  await page.goto('/');
  const partners = sectionWith(page, page.getByText('GPU')).getByRole('listitem');

  await expect(partners).toHaveText([
    /cloud software/i,
    /GPU.*startup programme/i,
    /search.*startup programme/i,
  ]);
});

test('nine feature cards hold the links of the specification', async ({ page }) => {
  await page.goto('/');
  const createAgent = page.getByRole('link', { name: 'Create Agent', exact: true });
  const grid = sectionWith(page, createAgent);
  const cards = grid.getByRole('listitem');

  await expect(cards).toHaveCount(9);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveCount(1);
  }
  for (const [name, href] of [
    ['Create Agent', '/services#agent-workflow'],
    ['Start Building Now', '/contact-us'],
    ['Schedule Demo', '/book-demo'],
    ['Book a Demo', '/book-demo'],
  ] as const) {
    await expect(cards.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const href of ['/pricing', '/usecases', '/enterprise']) {
    await expect(cards.locator(`a[href="${href}"]`), href).toBeVisible();
  }
});

test('Create Agent leads to the form, not under the header', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Agent', exact: true }).click();

  await expect(page).toHaveURL(/\/services#agent-workflow$/);
  await expectBelowHeader(page, page.getByRole('heading', { name: 'Create Your AI Agent' }));
});

test('the address #chatbot-builder leads to the builder, not under the header', async ({ page }) => {
  await page.goto('/#chatbot-builder');
  const builder = page.locator('#chatbot-builder');

  await expect(builder.getByRole('form', { name: 'Chatbot builder' })).toBeVisible();
  await expectBelowHeader(page, builder.getByRole('heading', { level: 2 }));
});

test.describe('Why Choose Teamloom', () => {
  const items = (page: Page) => page.getByRole('region', { name: 'Why Choose Teamloom' }).locator('details');
  const question = (page: Page, index: number) => items(page).nth(index).locator('summary');
  const answer = (page: Page, index: number) => items(page).nth(index).getByRole('paragraph');
  const answersInView = (page: Page) => items(page).getByRole('paragraph').filter({ visible: true });

  test('opens one answer at a time, and closes it again', async ({ page }) => {
    await page.goto('/');
    expect(await items(page).count()).toBeGreaterThan(2);
    await expect(answersInView(page)).toHaveCount(0);
    await question(page, 0).click();
    await expect(answer(page, 0)).toBeVisible();
    await question(page, 2).click();
    await expect(answer(page, 2)).toBeVisible();
    await expect(answersInView(page)).toHaveCount(1);
    await question(page, 2).click();

    await expect(answersInView(page)).toHaveCount(0);
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto('/');
    await question(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect(answer(page, 0)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(question(page, 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(answer(page, 1)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await page.keyboard.press('Enter');

    await expect(answersInView(page)).toHaveCount(0);
  });
});

async function expectBelowHeader(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}
