#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0; the same in 156), <link rel="expect" blocking="render">, by puppeteer-core 25.16.0.
# Expected: the first paint waits until the named element is fully parsed, as the HTML Standard has it (link type "expect").
# Seen: it waits for the element's start tag. Where a document arrives in pieces, and a piece ends within the element, the page is
# painted with part of it, and moves when the rest comes. Naming an element behind the wanted one gives what was meant.
# Output: "painted with a part of it: true where it is named, false where the element behind it is named"
set -euo pipefail
export PATH="$(cd "$(dirname "$0")/.." && pwd)/node_modules/.bin:$PATH"
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @sparticuz/chromium@153.0.0 puppeteer-core@25.16.0
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';
const REST_AFTER_MS = 1_500;
const server = createServer(async ({ url }, response) => {
  const named = url === '/named' ? 'opening' : 'behind';
  response.setHeader('content-type', 'text/html');
  response.write(`<!doctype html><title>Page</title><link rel="expect" href="#${named}" blocking="render"><body><p>Top</p>`);
  await pause(200);
  response.write('<main id="opening"><p>First</p>');
  await pause(REST_AFTER_MS);
  response.end('<h1>Rest</h1></main><footer id="behind">End</footer>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
  headless: 'shell',
});
const paintsEarly = async (path) => {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
  const at = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.close();
  return at < REST_AFTER_MS;
};
const [itself, behind] = [await paintsEarly('/named'), await paintsEarly('/behind')];
console.log(`painted with a part of it: ${itself} where it is named, ${behind} where the element behind it is named`);
await browser.close();
server.close();
process.exitCode = itself && !behind ? 0 : 1;
JS
timeout 60 node run.mjs
