import type { Page, Request } from '@playwright/test';
import { wakeIslands } from '../journeys/fixtures.ts';

/**
 * Follows the requests of a page from now on; what it returns resolves once none is under way and the page has had
 * nothing to do twice. That is known without waiting for half a second of silence: a page that has loaded does more
 * only when it is idle, or when it is scrolled.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // With the page goes what it still waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
    begun += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await page.waitForLoadState('load');
    for (let before = -1; before !== begun || underWay.size > 0; ) {
      before = begun;
      await idleTwice(page);
    }
  };
}

/** Waits until the page has had nothing to do twice. */
export function idleTwice(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    await idle();
    await idle();
  });
}

/** Scrolls to the end in steps, as a reader does, and waits until each island that came into view is alive. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Or as good as: see `BY_THE_CLOCK`.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
  });
  await wakeIslands(page);
}
