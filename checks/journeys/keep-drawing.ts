import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A test that takes this long without an answer waits for something, most often for two frames of a still element. */
const LOOK_EVERY_MS = 10_000;
const LATEST_FRAME_MS = 5_000;

/**
 * Chromium without a window forgets to draw a page, once in some hundreds of tests on a busy machine, and whatever waits for
 * a frame (a click first waits for its target to stand still) waits for ever. This asks the browser for a picture, which
 * needs a frame, and says in the log whether that helped. Pages that draw never notice.
 */
export function keepDrawing(browser: Browser): void {
  const follow = (context: BrowserContext) => context.on('page', lookAfter);
  for (const context of browser.contexts()) follow(context);
  browser.on('context', follow);
}

function lookAfter(page: Page): void {
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      if (!(await draws(page))) await askForPicture(page);
    } catch {
      // The page has gone on, or is gone.
    }
    isLooking = false;
  }, LOOK_EVERY_MS);
  page.on('close', () => clearInterval(timer));
}

function draws(page: Page): Promise<boolean> {
  return page.evaluate(
    (latest) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), latest);
      }),
    LATEST_FRAME_MS,
  );
}

async function askForPicture(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  console.warn(
    `${page.url()} had not been drawn for ${LATEST_FRAME_MS} ms; the browser is asked for a picture of it`,
  );
  await session.send('Page.captureScreenshot');
  console.warn(`drawn again: ${await draws(page)}`);
  await session.detach();
}
