import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const sectionOf = (page: Page, id: string) => main(page).locator(`section[id="${id}"]`);

test.describe('contents', () => {
  test('keeps the contents beside the text on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/terms');
    await contents(page).getByRole('link', { name: 'Limit of liability' }).click();

    await expect(page).toHaveURL(/#liability$/);
    await expectBelowHeader(page, 'liability');
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
  });

  test('unfolds the contents above the text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/terms');
    const entry = contents(page).getByRole('link', { name: 'Limit of liability' });
    await expect(entry).toBeHidden();
    await contents(page).locator('summary').press('Enter');
    await entry.click();

    await expectBelowHeader(page, 'liability');
  });

  test('hides the contents in print, where the text takes the whole width', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/terms');
    await expect(contents(page)).toBeHidden();
    const text = await sectionOf(page, 'agreement').boundingBox();

    expect(text?.width).toBeGreaterThan(600);
  });
});

test('averages 60 to 72 characters per line of text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy');
  const charactersPerLine = await main(page)
    .locator('section[id] > p')
    .evaluateAll((paragraphs) => {
      const lineCounts = paragraphs.map((paragraph) =>
        Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight)),
      );
      const isLong = (_: unknown, index: number) => (lineCounts[index] ?? 0) > 2;
      const characters = paragraphs.filter(isLong).map((paragraph) => paragraph.textContent.length);
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      return sum(characters) / sum(lineCounts.filter(isLong));
    });

  expect(charactersPerLine).toBeGreaterThan(60);
  expect(charactersPerLine).toBeLessThan(72);
});

test('sets no cookie, and stores only the entry that the cookie policy names', {
  tag: '@smoke',
}, async ({ page }) => {
  for (const path of ['/', '/contact-us', '/cookies']) await page.goto(path);

  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    ['firstTouch'],
  ]);
});

async function expectBelowHeader(page: Page, id: string) {
  const heading = sectionOf(page, id).getByRole('heading');
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}
