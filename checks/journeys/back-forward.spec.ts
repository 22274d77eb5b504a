import { type Browser, expect } from '@playwright/test';
import { findChromium } from '../../scripts/test-tools.ts';
import { timedPages } from '../performance/timed-pages.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';
import { pagePaths } from '../site-pages.ts';
import { idleTwice } from '../sweep/settle.ts';
import { test } from './fixtures.ts';

const executablePath = findChromium();
// One worker: another browser or server for each would take longer than these tests.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: CHROMIUM_FLAGS,
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Page without script or headers that a browser could object to. */
const PLAIN = '/robots.txt';
const ELSEWHERE = '/humans.txt';
/** Answered with their status, and no browser keeps what failed. */
const ERRORS: readonly string[] = ['/404', '/trouble'];
/** Page that shows the moment at which it is opened. */
const UNKEPT = '/status';
const VISITORS = 4;
/** Reasons of a page that was left while it loaded, which a busy machine may cause. */
const STILL_LOADING = /^(?:Loading|OutstandingNetworkRequest)/;
const MOST_VISITS = 10;

/**
 * Returns the reasons why a browser can't restore a page; empty where it can. A browser gives every reason, also one
 * that has no such cache, as the headless shell: that is why a plain text is asked first.
 */
async function findReasons(browser: Browser, baseURL: string, path: string): Promise<string[]> {
  let reasons: string[] = [];
  for (let visits = 0; visits < MOST_VISITS; visits += 1) {
    reasons = await visitAndReturn(browser, baseURL, path);
    if (!reasons.some((reason) => STILL_LOADING.test(reason))) break;
  }
  return reasons;
}

async function visitAndReturn(browser: Browser, baseURL: string, path: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await page.goto(path, { waitUntil: 'load' });
  await idleTwice(page);
  await page.goto(ELSEWHERE);
  const { promise: reasons, resolve } = Promise.withResolvers<string[]>();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(notRestoredExplanations.map(({ reason }) => reason)),
  );
  session.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') resolve([]);
  });
  // The page that is left may be gone before it can answer.
  await session.send('Runtime.evaluate', { expression: 'history.back()' }).catch(() => {});
  const found = await reasons;
  await context.close();
  return found;
}

test('allows the back/forward cache to keep every page', async ({ browser, server }) => {
  const ofBrowser = await findReasons(browser, server.url, PLAIN);
  const left = timedPages(pagePaths).filter((path) => path !== UNKEPT && !ERRORS.includes(path));
  const visitNext = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const reasons = await findReasons(browser, server.url, path);
      expect
        .soft(
          reasons.filter((reason) => !ofBrowser.includes(reason)),
          path,
        )
        .toEqual([]);
    }
  };
  // Most of a visit is waiting for a page to be quiet.
  await Promise.all(Array.from({ length: VISITORS }, visitNext));
});

test('names the reason that keeps a page out of the back/forward cache', async ({ browser, server }) => {
  const reasons = await findReasons(browser, server.url, '/pricng');
  expect(reasons).toContain('HTTPStatusNotOK');
});
