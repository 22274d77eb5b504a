import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** Watches the browser's use of the rules, and the pages it fetches by them. */
async function watchPrefetches(page: Page) {
  const session = await page.context().newCDPSession(page);
  const seen = { errors: [] as string[], fetched: new Set<string>() };
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorMessage) seen.errors.push(ruleSet.errorMessage);
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') seen.fetched.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return seen;
}

test('prefetches the page under the pointer, except the search', async ({ page }) => {
  const seen = await watchPrefetches(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).hover();
  await expect.poll(() => [...seen.fetched]).toEqual(['/pricing']);
  expect(seen.errors).toEqual([]);
});
