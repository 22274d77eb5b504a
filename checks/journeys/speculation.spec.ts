import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** What the browser did with the rules, and which pages it fetched by them. */
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

test('the page that somebody is about to open is fetched before, and no page that is another way out', async ({
  page,
}) => {
  const seen = await watchPrefetches(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).hover();
  await expect.poll(() => [...seen.fetched]).toEqual(['/pricing']);
  expect(seen.errors).toEqual([]);
});

test('the way back shows the page as it was left', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => document.body.setAttribute('data-left', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    })[];
    return entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
  });
  // Playwright itself keeps the cache out of use; nothing of ours may be among the reasons.
  expect(reasons.filter((reason) => /unload|cache-control|no-store|websocket|lock/i.test(reason))).toEqual(
    [],
  );
});
