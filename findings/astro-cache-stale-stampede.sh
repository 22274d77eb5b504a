#!/usr/bin/env bash
# astro 7.3.5, its in-memory cache of routes (memoryCache) with maxAge and swr.
# Expected: while a page is stale, one rendering is under way and all others are answered with the stale page.
# Seen: each request for a stale page starts a rendering of its own: 50 visitors within one rendering make 50. A page that is
# not cached yet is rendered once for each, too.
# Output: "renderings of a stale page: 50, of a new page: 50"
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts astro@7.3.5
cat > run.mjs <<'JS'
import memory from 'astro/cache/memory';
const cache = memory({});
let renderings = 0;
const render = async () => {
  renderings += 1;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return new Response('page', { headers: { 'CDN-Cache-Control': 'max-age=1, stale-while-revalidate=60' } });
};
const visit = (path) => cache.onRequest({ request: new Request(`https://example.com${path}`), logger: console }, render);
await visit('/stale');
await new Promise((resolve) => setTimeout(resolve, 1_500));
renderings = 0;
const answers = await Promise.all(Array.from({ length: 50 }, () => visit('/stale')));
const stale = renderings;
const kinds = [...new Set(answers.map(({ headers }) => headers.get('x-astro-cache')))].join();
renderings = 0;
await Promise.all(Array.from({ length: 50 }, () => visit('/new')));
console.log(`renderings of a stale page: ${stale}, of a new page: ${renderings}`);
process.exitCode = kinds === 'STALE' && stale === 50 && renderings === 50 ? 0 : 1;
JS
timeout 30 node run.mjs
