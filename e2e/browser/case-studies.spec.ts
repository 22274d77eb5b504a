import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const STORIES = '/teamloom-ai-success-stories';
const STUDIES = [
  { path: '/case-studies/cxplabs', customer: 'CXP Labs', result: '90%' },
  { path: '/case-studies/grabguidance', customer: 'GrabGuidance', result: '4x' },
  { path: '/case-studies/legitquest', customer: 'LegitQuest', result: undefined },
] as const;

const sections = (page: Page) => page.getByRole('main').locator('> section');
const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });

test('the listing has a card for each of three studies, and a way to the demo', async ({ page }) => {
  await page.goto('/case-studies');
  const cards = page.getByRole('main').getByRole('listitem');

  await expect(cards).toHaveCount(STUDIES.length);
  for (const [index, { path, customer }] of STUDIES.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(customer);
    await expect(card.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAttribute('href', path);
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Book a Demo', exact: true }),
  ).toHaveAttribute('href', '/book-demo');
});

test('a card leads to its study', async ({ page }) => {
  await page.goto('/case-studies');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'LegitQuest' })
    .getByRole('link')
    .click();

  await expect(page).toHaveURL('/case-studies/legitquest');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LegitQuest');
});

for (const { path, customer, result } of STUDIES) {
  test.describe(path, () => {
    test('has the parts of a case study in their order', async ({ page }) => {
      await page.goto(path);
      const marks = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('heading', { level: 2, name: `What ${customer} reports` }),
        page.getByRole('heading', { level: 2, name: 'The challenge' }),
        page.getByRole('heading', { level: 2, name: /highlights/i }),
        page.getByRole('heading', { level: 2, name: 'How the work runs now' }),
        page.getByRole('heading', { level: 2, name: 'Results' }),
        page.getByRole('link', { name: 'Book a Demo', exact: true }),
      ];

      await expect(sections(page)).toHaveCount(marks.length);
      for (const [index, mark] of marks.entries()) {
        await expect(sections(page).nth(index).filter({ has: mark })).toBeVisible();
      }
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Book a Demo', exact: true }),
      ).toHaveAttribute('href', '/book-demo');
    });

    test('reports three results, and a figure only as the customer’s', async ({ page }) => {
      await page.goto(path);
      const metrics = section(page, `What ${customer} reports`).getByRole('listitem');
      await expect(metrics).toHaveCount(3);
      await expect(metrics.first()).toContainText(`Reported by ${customer}`);
      if (result) await expect(metrics.getByText(result, { exact: true })).toBeVisible();

      const figures = (await page.getByRole('main').innerText()).match(/\d+ ?%|\d+x\b/g) ?? [];
      expect(new Set(figures)).toEqual(new Set(result ? [result] : []));
    });

    test('names who does each step, by an AI employee or a person', async ({ page }) => {
      await page.goto(path);
      const steps = section(page, 'How the work runs now').getByRole('listitem');

      expect(await steps.count()).toBeGreaterThan(2);
      for (const step of await steps.all()) {
        await expect(step.getByText(/^\S+, (AI employee|person)$/)).toBeVisible();
      }
    });

    test('quotes somebody of the customer, and shows the work in a picture', async ({ page }) => {
      await page.goto(path);
      const quote = section(page, 'Results').getByRole('figure');
      await expect(quote.getByRole('blockquote')).toHaveText(/\w+ \w+/);
      await expect(quote).toContainText(customer);
      await expect(sections(page).first().getByRole('img')).toHaveAccessibleName(/before.*(after|now)/i);
    });

    test('leads from the first view to the results', async ({ page }) => {
      await page.goto(path);
      await sections(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 2, name: 'Results' })).toBeInViewport();
    });
  });
}

test('the success stories tell the same results side by side, with the way to each study', async ({
  page,
}) => {
  await page.goto(STORIES);
  const stories = page.getByRole('main').getByRole('listitem');
  await expect(stories).toHaveCount(STUDIES.length);

  for (const [index, { path }] of STUDIES.entries()) {
    const story = stories.nth(index);
    const terms = ['Before', 'Now', 'Stays with people', 'Measured'];
    await expect(story.getByRole('term')).toHaveText(terms);
    await expect(story.getByRole('definition')).toHaveText(terms.map(() => /\w+ \w+/));
    await expect(story.getByRole('link')).toHaveAttribute('href', path);
  }
  for (const { result } of STUDIES) {
    if (result) await expect(stories.getByText(result, { exact: true })).toBeVisible();
  }
});

test('the lines of the success stories are level on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(STORIES);
  const stories = page.getByRole('main').getByRole('listitem');
  const tops = async (story: number) => {
    const terms = await stories.nth(story).getByRole('term').all();
    return Promise.all(terms.map(async (term) => Math.round((await term.boundingBox())?.y ?? Number.NaN)));
  };

  const first = await tops(0);
  expect(first).toHaveLength(4);
  expect(await tops(1)).toEqual(first);
  expect(await tops(2)).toEqual(first);
});

test('the success stories say who measured, and what the figures do not show', async ({ page }) => {
  await page.goto(STORIES);
  const remark = sections(page).nth(2);
  for (const { customer } of STUDIES) {
    await expect(remark.getByRole('term').filter({ hasText: customer })).toHaveCount(1);
  }
  await expect(remark.getByRole('definition')).toHaveText([/\w+ \w+/, /\w+ \w+/, /\w+ \w+/]);
});

for (const path of ['/case-studies', STORIES, ...STUDIES.map(({ path }) => path)]) {
  test(`${path} needs no sideways scroll on the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
