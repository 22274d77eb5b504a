import { DatabaseSync } from 'node:sqlite';
import { type Browser, expect } from '@playwright/test';
import { bucketOf } from '../../server/modules/visits/vitals.rules.ts';
import { test } from './fixtures.ts';

const PAGE = '/roi-calculator';
/** Browsers that say that they are driven count as robots. */
const PHONE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
};

const openVisit = async (browser: Browser, url: string) => {
  const context = await browser.newContext(PHONE);
  return { context, page: await context.newPage(), address: url + PAGE };
};

test('reports the speed of a page as its browser measures it, once a document asks for it', async ({
  browser,
  server,
  request,
}) => {
  const database = new DatabaseSync(server.databaseFile);
  database.exec('pragma busy_timeout = 10000');
  const html = async () => (await request.get(PAGE)).text();
  expect(await html()).not.toContain('vitals');
  database.exec(
    `insert into texts (address, language, value, replaced_hash, revision, author, changed_at)
     values ('data-handling#speed.percent', 'en', '100', '', 1, 'maya@example.com', '2026-03-10T06:30:00Z')`,
  );
  await expect.poll(html, { timeout: 60_000 }).toContain('data-vitals="100"');

  const policy = async () => (await request.get('/privacy')).text();
  await expect.poll(policy, { timeout: 60_000 }).toContain('about 100 in 100 opened pages');

  const { context, page, address } = await openVisit(browser, server.url);
  const script = page.waitForResponse((response) => response.url().endsWith('/vitals.js'));
  await page.goto(address);
  expect((await (await script).body()).length).toBeLessThan(1_000);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.body.prepend(box);
    document.addEventListener('click', () => {
      const end = performance.now() + 300;
      while (performance.now() < end);
    });
  });
  await page.locator('h1').click();
  const own = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      lcp: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0,
      inp: Math.max(...(await entries('event')).map(({ duration }) => duration)),
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
  expect(own.inp).toBeGreaterThan(290);
  expect(own.cls).toBeGreaterThan(0);
  const state = await context.storageState();
  const answer = page.waitForResponse((response) => response.url().endsWith('/vitals.json'));
  // Not by leaving the page: what is sent then has the browser's own name, a robot's, in place of PHONE (Chromium 156).
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await answer).status()).toBe(204);

  const stored = () =>
    database
      .prepare(
        "select topic, detail, visits from visit_sums where topic in ('lcp', 'inp', 'cls') and name = ?",
      )
      .all(PAGE)
      .map(({ topic, detail, visits }) => `${topic} ${detail} ${visits}`)
      .sort();
  await expect
    .poll(stored, { timeout: 60_000 })
    .toEqual(
      (['cls', 'inp', 'lcp'] as const).map((vital) => `${vital} phone ${bucketOf(vital, own[vital])} 1`),
    );
  expect(state.cookies).toEqual([]);
  expect(JSON.stringify(state)).not.toMatch(/vital|lcp/);
  await context.close();
  database.close();
});
