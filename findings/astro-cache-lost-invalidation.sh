#!/usr/bin/env bash
# astro 7.3.5, its in-memory cache of routes (memoryCache).
# Expected: after `cache.invalidate({ tags })` no request gets what the page was before, also where a rendering had begun earlier.
# Seen: a rendering that was under way is stored when it ends, as if it were new, and answered for its whole maxAge. Who changes a
# document and then invalidates its tag can be shown the old one for an hour: only renderings that had ended are dropped.
# Output: "after the invalidation: old HIT"
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts astro@7.3.5
cat > run.mjs <<'JS'
import memory from 'astro/cache/memory';
const cache = memory({});
const context = { request: new Request('https://example.com/prices'), logger: console };
const headers = { 'CDN-Cache-Control': 'max-age=3600', 'Cache-Tag': 'prices' };
let price = 'old';
let finish;
const drawn = new Promise((resolve) => { finish = resolve; });
const first = cache.onRequest(context, async () => {
  const read = price;
  await drawn;
  return new Response(read, { headers });
});
price = 'new';
await cache.invalidate({ tags: ['prices'] });
finish();
await first;
const answer = await cache.onRequest(context, async () => new Response(price, { headers }));
const seen = `${await answer.text()} ${answer.headers.get('x-astro-cache')}`;
console.log(`after the invalidation: ${seen}`);
process.exitCode = seen === 'old HIT' ? 0 : 1;
JS
timeout 30 node run.mjs
