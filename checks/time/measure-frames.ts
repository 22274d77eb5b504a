import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/test-tools.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';
import { followRequests } from '../sweep/settle.ts';

/**
 * Frames per second and long tasks of what moves on the home page, on a processor slowed by four:
 * `node checks/time/measure-frames.ts http://localhost:3000`. To be read by a person: a busy machine drops frames too.
 */
const SLOWDOWN = 4;
const [origin = 'http://localhost:3000'] = process.argv.slice(2);

/** Begins what moves; asked for before the processor is slowed down. */
type Ready = (page: Page) => Promise<() => Promise<void>>;

const parts: [what: string, ms: number, path: string, ready: Ready][] = [
  ['nothing, for comparison', 3_000, '/', async (page) => () => endAnimations(page)],
  // After the first seconds, in which the page itself arrives; the weave begins anew with its animations.
  ['the hero that weaves', 6_000, '/', async (page) => () => restartAnimations(page)],
  ['a press on Approve', 600, '/', findApprove],
];

/** To look for a button takes the page longer than what a press on it moves. */
async function findApprove(page: Page): Promise<() => Promise<void>> {
  const button = page.getByRole('button', { name: 'Approve' });
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

async function restartAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.currentTime = 0;
    }
  });
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: CHROMIUM_FLAGS,
});
for (const [what, ms, path, ready] of parts) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const settle = followRequests(page);
  await page.goto(origin + path);
  await settle();
  const begin = await ready(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const frames = page.evaluate(countFrames, ms);
  await begin();
  const { perSecond, longTasks } = await frames;
  console.log(
    `${what}: ${perSecond.toFixed(1)} frames per second, long tasks: ${longTasks.join(', ') || 'none'}`,
  );
  await page.close();
}
await browser.close();

/** Runs in the page: frames drawn within a time, and the lengths of tasks over 50 ms, in milliseconds. */
function countFrames(ms: number): Promise<{ perSecond: number; longTasks: number[] }> {
  return new Promise((resolve) => {
    const longTasks: number[] = [];
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    }).observe({ type: 'longtask' });
    const start = performance.now();
    let count = 0;
    const next = () => {
      const now = performance.now();
      if (now - start >= ms) return resolve({ perSecond: (count / (now - start)) * 1000, longTasks });
      count += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
