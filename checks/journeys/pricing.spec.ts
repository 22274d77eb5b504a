import { expect, type Page } from '@playwright/test';
import { settleFonts, test } from './fixtures.ts';

const sections = (page: Page) => page.getByRole('main').locator('> section');

test('opens questions one at a time, and closes them again, by mouse and by keyboard', {
  tag: '@smoke',
}, async ({ page }) => {
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

for (const [width, height, prices] of [
  [1440, 900, ['$29/mo', '$99/mo', '$149/mo', 'Agentic AI']],
  [390, 844, ['$29/mo']],
] as const) {
  test(`shows prices on the first screen at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/pricing');
    const cards = page.getByRole('region', { name: 'Choose by the size of your team' }).getByRole('listitem');
    for (const price of prices) {
      await expect(cards.getByText(price, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('the estimate of credits', () => {
  const estimate = (page: Page) => page.getByRole('form', { name: 'How many credits do you need?' });
  const slider = (page: Page, name: RegExp) => estimate(page).getByRole('slider', { name });
  const sentence = (page: Page) => estimate(page).locator('p[aria-live]');
  const mark = (page: Page) => page.getByText('Fits your estimate').filter({ visible: true });
  const markedCard = (page: Page) => page.getByRole('listitem').filter({ has: mark(page) });

  test('works by keyboard, marks the card of the plan, and shifts no layout', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/pricing');
    const placeOf = async () => (await page.getByRole('heading', { name: /^Compare/ }).boundingBox())?.y;
    await slider(page, /^People/).focus();
    await settleFonts(page);
    const before = await placeOf();
    await expect(sentence(page)).toContainText('Startup fits');
    await expect(mark(page)).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(slider(page, /^People/)).toHaveAttribute('aria-valuetext', '1');
    await expect(estimate(page)).toContainText('1 person × 60 messages × 21 days');
    await expect(sentence(page)).toContainText('Starter fits');
    await expect(markedCard(page)).toContainText('AI Starter Workspace');
    await page.keyboard.press('End');
    await expect(estimate(page).getByRole('link')).toBeVisible();
    await expect(markedCard(page)).toContainText('Enterprise');

    expect(await placeOf()).toBe(before);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows an example, without controls that need a script', async ({ page }) => {
    await page.goto('/pricing');

    await expect(page.getByText('5 people × 60 messages × 21 days')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

function questions(page: Page) {
  const items = sections(page).last().locator('details');
  return { items, answersInView: items.getByRole('paragraph').filter({ visible: true }) };
}
