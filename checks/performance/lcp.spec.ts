import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, expect } from '@playwright/test';
import { test } from '../journeys/fixtures.ts';
import { pagePaths } from '../site-pages.ts';
import { budgets } from '../sweep/budgets.ts';
import { baselinePage } from './baseline-page.ts';
import { timedPages } from './timed-pages.ts';

/** Slow 4G, really applied, and a processor as slow as a phone's: what Lighthouse calls DevTools throttling. */
const NETWORK = { offline: false, latency: 562, downloadThroughput: 184_000, uploadThroughput: 84_000 };
const CPU_SLOWDOWN = 4;
/** The fastest of each counts, since other work of the machine can only add to the time that a page needs. */
const PAIRS = 3;

interface PaintEntry extends PerformanceEntry {
  url: string;
}

/** The largest contentful paint of a first visit. */
async function measure(browser: Browser, url: string): Promise<{ timeMs: number; isText: boolean }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  const paint = await page.evaluate(
    () =>
      new Promise<{ timeMs: number; isText: boolean }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PaintEntry;
          resolve({ timeMs: last.startTime, isText: last.url === '' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

test.describe('LCP', () => {
  let baselineServer: Server;
  let baselineUrl: string;

  test.beforeAll(async () => {
    const body = brotliCompressSync(baselinePage());
    baselineServer = createServer((_request, response) => {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-encoding', 'br')
        .end(body);
    });
    await new Promise<void>((resolve) => baselineServer.listen(0, '127.0.0.1', resolve));
    baselineUrl = `http://127.0.0.1:${(baselineServer.address() as AddressInfo).port}/`;
  });
  test.afterAll(() => {
    baselineServer.close();
  });

  for (const path of timedPages(pagePaths)) {
    test(`paints text as the largest element of ${path} within its share of the baseline page`, async ({
      browser,
      baseURL,
    }) => {
      const baseline: number[] = [];
      const page: number[] = [];
      // In turn, so that a slow moment of the machine falls on both.
      for (let pair = 0; pair < PAIRS; pair += 1) {
        baseline.push((await measure(browser, baselineUrl)).timeMs);
        const { timeMs, isText } = await measure(browser, `${baseURL}${path}`);
        expect(isText).toBe(true);
        page.push(timeMs);
      }
      const ratio = Math.min(...page) / Math.min(...baseline);
      const summary = `${Math.round(Math.min(...page))} ms, ${ratio.toFixed(2)} times the baseline`;
      test.info().annotations.push({ type: 'LCP', description: summary });
      expect(ratio, summary).toBeLessThanOrEqual(budgets.lcpTimesBaseline);
    });
  }
});
