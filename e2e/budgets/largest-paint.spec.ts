import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect } from '@playwright/test';
import { pagePaths, test } from '../browser/fixtures.ts';
import { budgets } from './budgets.ts';

/** Slow 4G, really applied, and a processor slowed by four: what Lighthouse calls DevTools throttling. */
const NETWORK = { offline: false, latency: 562, downloadThroughput: 184_000, uploadThroughput: 84_000 };
const CPU_SLOWDOWN = 4;
const RUNS = 3;

interface LargestPaint {
  time: number;
  isText: boolean;
}

interface PaintEntry extends PerformanceEntry {
  url: string;
}

/** The floor: ten kilobytes of text and nothing else, from this machine in the same minutes. */
const FLOOR_HTML = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>What a page costs here</h1><p>${'Plain words, in a plain page. '.repeat(340)}</p>`;

async function measure(browser: Browser, url: string): Promise<LargestPaint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<LargestPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PaintEntry;
          resolve({ time: last.startTime, isText: last.url === '' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

test('the largest paint of every page is text, and within its share of the floor', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(1_200_000);
  const floorServer = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(FLOOR_HTML);
  });
  await new Promise<void>((resolve) => floorServer.listen(0, '127.0.0.1', resolve));
  const floorUrl = `http://127.0.0.1:${(floorServer.address() as AddressInfo).port}/`;

  // In turn, round after round, so that a slow minute falls on all pages alike.
  const floor: number[] = [];
  const times = new Map<string, number[]>(pagePaths.map((path) => [path, []]));
  for (let round = 0; round < RUNS; round += 1) {
    floor.push((await measure(browser, floorUrl)).time);
    for (const [path, runs] of times) {
      const paint = await measure(browser, `${baseURL}${path}`);
      expect.soft(paint.isText, `${path}: largest paint is text`).toBe(true);
      runs.push(paint.time);
    }
  }
  floorServer.close();

  const limit = median(floor) * budgets.largestPaintTimesFloor;
  for (const [path, runs] of times) {
    const ratio = (median(runs) / median(floor)).toFixed(2);
    console.log(`largest paint ${path}: ${Math.round(median(runs))} ms, ${ratio} times the floor`);
    expect.soft(median(runs), `${path}: ${ratio} times the floor`).toBeLessThanOrEqual(limit);
  }
});
