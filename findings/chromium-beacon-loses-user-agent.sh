#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0; the same in 156 by playwright-core 1.65.1), puppeteer-core 25.16.0.
# Expected: a page whose user agent was set by `page.setUserAgent` sends it with each request, also with the beacon by which it reports
# its figures when a visitor leaves it, since the page and its `navigator.userAgent` have that name until then.
# Seen: the beacon of `visibilitychange` while the page is left for another one has the browser's own name (`HeadlessChrome`), and its
# client hints; the same beacon sent before has the name that was set. A counter that leaves robots out by their name drops the
# first and takes the second, so that a test shows nothing stored where real visitors are counted.
# Output: "before leaving: Phone; while leaving: HeadlessChrome"
set -euo pipefail
export PATH="$(cd "$(dirname "$0")/.." && pwd)/node_modules/.bin:$PATH"
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @sparticuz/chromium@153.0.0 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { once } from 'node:events';
import chromium from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';
const server = createServer((request, response) => {
  if (request.url === '/report') {
    server.emit('report', request.headers['user-agent']);
    response.writeHead(204).end();
    return;
  }
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>Page</title><script>
    document.addEventListener('visibilitychange', () => navigator.sendBeacon('/report', 'figures'));
  </script>`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.setUserAgent({ userAgent: 'Mozilla/5.0 Phone' });
  const url = `http://127.0.0.1:${server.address().port}`;
  await page.goto(`${url}/first`);
  const before = once(server, 'report');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const [named] = await before;
  const leaving = once(server, 'report');
  await page.goto(`${url}/second`);
  const [left] = await leaving;
  const nameOf = (agent) => /Phone|HeadlessChrome/.exec(agent)?.[0] ?? agent;
  const seen = `before leaving: ${nameOf(named)}; while leaving: ${nameOf(left)}`;
  console.log(seen);
  process.exitCode = seen === 'before leaving: Phone; while leaving: HeadlessChrome' ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}
JS
timeout 60 node run.mjs
