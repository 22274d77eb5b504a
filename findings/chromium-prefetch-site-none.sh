#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0; the same in 156), speculation rules that prefetch, by puppeteer-core 25.16.0.
# Expected: a prefetch that a page asks for says `Sec-Fetch-Site: same-origin`, as a click on the same link does, and as Fetch
# Metadata defines it by the origin that made the request.
# Seen: it says `none`, which otherwise means that a person typed the address or took a bookmark. The `Referer` is the page. Who
# counts `none` as the beginning of a visit counts each prefetched page as one: the `Referer` has to be read first.
# Output: "prefetch: none, with the page as its referrer: true; click: same-origin"
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
const RULES = JSON.stringify({ prefetch: [{ source: 'list', urls: ['/ahead'], eagerness: 'immediate' }] });
const server = createServer((request, response) => {
  if (request.headers['sec-fetch-dest'] === 'document') server.emit(request.url, request.headers);
  response.setHeader('content-type', 'text/html');
  response.end(
    `<!doctype html><title>Page</title><a href="/clicked">Next</a><script type="speculationrules">${RULES}</script>`,
  );
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
  headless: 'shell',
});
const url = `http://127.0.0.1:${server.address().port}/`;
const page = await browser.newPage();
const prefetched = once(server, '/ahead');
await page.goto(url);
const [ahead] = await prefetched;
const opened = once(server, '/clicked');
await page.click('a');
const [clicked] = await opened;
const isFromPage = ahead.referer === url && ahead['sec-purpose'] === 'prefetch';
console.log(
  `prefetch: ${ahead['sec-fetch-site']}, with the page as its referrer: ${isFromPage}; click: ${clicked['sec-fetch-site']}`,
);
await browser.close();
server.close();
process.exitCode = ahead['sec-fetch-site'] === 'none' && isFromPage && clicked['sec-fetch-site'] === 'same-origin' ? 0 : 1;
JS
timeout 60 node run.mjs
