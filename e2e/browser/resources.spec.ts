import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const listWith = (page: Page, href: string) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator(`a[href="${href}"]`) });

test('four cards lead to the kinds of resources, two of them still to come', async ({ page }) => {
  await page.goto('/resources');
  const cards = listWith(page, '/blog').getByRole('listitem');
  await expect(cards).toHaveCount(4);

  for (const [index, [name, href, isComingSoon]] of (
    [
      ['Blog', '/blog', false],
      ['Case Studies', '/case-studies', false],
      ['Whitepapers', '/whitepapers', true],
      ['Video Library', '/video-library', true],
    ] as const
  ).entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(card.getByText('Coming Soon', { exact: true })).toHaveCount(isComingSoon ? 1 : 0);
  }
});

test('three items are featured: the calculator, the stories and a whitepaper to come', async ({ page }) => {
  await page.goto('/resources');
  const items = listWith(page, '/roi-calculator').getByRole('listitem');
  await expect(items).toHaveText([/ROI calculator/i, /success stories/i, /whitepaper/i]);

  await expect(items.nth(0).getByRole('link')).toHaveAttribute('href', '/roi-calculator');
  await expect(items.nth(1).getByRole('link')).toHaveAttribute('href', '/press-release');
  await expect(items.nth(2).getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(items.nth(2).getByRole('link')).toHaveCount(0);
  await expect(items.getByText('Coming Soon', { exact: true })).toHaveCount(1);
});

for (const path of ['/video-library', '/whitepapers']) {
  test(`${path} says that it comes soon, and is not for search engines`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}
