import { test as base, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { wakeNextIsland } from './wake-next-island.ts';

/** All tests of a worker are one visitor, who books the same half-hours again and again. */
const WITHOUT_LIMITS = {
  LEADS_PER_MINUTE: '100000',
  DEMO_SEATS: '1000',
  BOOKINGS_PER_NETWORK: '100000',
  BOOKINGS_PER_PERSON: '100000',
};

/** A test in a real browser against a real server of its worker, with an empty database of its own. */
export const test = base.extend<object, { settings: Record<string, string>; server: RunningServer }>({
  /** Other settings of that server, for the tests of a file. */
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startServer({
        env: { ...WITHOUT_LIMITS, LOG_LEVEL: 'warn', ...settings },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/**
 * Option of waits in the page, which by default check once per frame: headless Chromium can stop to draw a page in
 * which nothing moves.
 */
export const BY_THE_CLOCK = { polling: 50 };

/** Waits until the page has stood open for as long as a person needs at least: a quicker form is held back. */
export function waitOutTimeCheck(page: Page) {
  return page.waitForFunction(() => performance.now() > 2_100, undefined, BY_THE_CLOCK);
}

/** Loads the page and waits until its islands have hydrated: each does when it can be seen, or is reached for. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wakeIslands(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

export async function wakeIslands(page: Page): Promise<void> {
  await page.waitForFunction(wakeNextIsland, undefined, BY_THE_CLOCK);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/**
 * Waits until every face that the page asks for has come or has been given up: one that comes before the first frame
 * still changes the layout. Call before a measure that is compared with a later one.
 */
export async function settleFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Ignores the pointer of a browser without a window, which stands in the corner and is reported to the page now and
 * then: the header would take it for a visitor who comes near. Call before the navigation.
 */
export async function ignoreIdlePointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    window.addEventListener('pointerover', ignore, true);
  });
}

/** Calls of a page to a server, by Chromium's names; files that a page brings along by and by are others. */
const CALLS = new Set(['document', 'fetch', 'xhr', 'ping', 'eventsource', 'websocket']);

/**
 * Paths of the calls that the page makes from now on. Neither a picture that comes into view nor the script that the
 * header loads under a pointer counts as one.
 */
export function hearCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (CALLS.has(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/**
 * Keeps the scripts of islands back, as a poor line does; resolves to what lets them through. A page may load only
 * then: go to it with `waitUntil: 'commit'`, since module scripts hold up the events that come later.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
