import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { timedPages } from '../performance/timed-pages.ts';
import { pagePaths } from '../site-pages.ts';
import { budgets } from '../sweep/budgets.ts';
import { collectShifts, readShifts } from '../sweep/observe.ts';
import { test } from './fixtures.ts';

/** Characters of HTML that arrive at a time: a browser lays out and paints after each. */
const PIECE = 3_000;
/** A frame and a half. */
const INTERVAL_MS = 25;
/** One page whose foot is in sight, and one whose opening is drawn in another order than it is written. */
const SMOKE = ['/demo', '/case-studies/*'];

/** Forwards to a server, and sends each page in pieces, as a line sends it. */
async function openPiecemeal(origin: string): Promise<Server> {
  const gateway = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    for (let at = 0; at < html.length && !response.destroyed; at += PIECE) {
      response.write(html.slice(at, at + PIECE));
      await pause(INTERVAL_MS);
    }
    return response.end();
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  return gateway;
}

let gateway: Server;

test.beforeAll(async ({ server }) => {
  gateway = await openPiecemeal(server.url);
});
test.afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

for (const path of timedPages(pagePaths)) {
  const tag = SMOKE.some((kind) => path.startsWith(kind.replace('*', ''))) ? '@smoke' : [];
  test(`moves nothing of ${path} while its HTML arrives`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await collectShifts(page);
    await page.goto(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}${path}`);
    const shifts = await readShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(budgets.layoutShift);
  });
}
