#!/usr/bin/env bash
# tsdav 2.3.4 with its XML reader (xml-js).
# Expected: a multistatus that ends before </d:multistatus> is no XML, so that propfind throws, as every XML parser does.
# Seen: the responses before the cut are returned as if they were all. A client that deletes what a listing lacks would delete
# the rest.
# Output: "returned 2 of 4 responses".
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts tsdav@2.3.4
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { propfind } from 'tsdav';
const response = (name) => `<d:response><d:href>/c/${name}.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const whole = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${['a', 'b', 'c', 'd'].map(response).join('')}</d:multistatus>`;
const cut = whole.slice(0, whole.indexOf('/c/c.ics') - '<d:response><d:href>'.length);
const server = createServer((_, answer) =>
  answer.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' }).end(cut),
);
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
let count = -1;
try {
  count = (await propfind({ url: `http://127.0.0.1:${server.address().port}/c/`, props: { 'd:getetag': {} }, depth: '1' })).length;
  console.log(`returned ${count} of 4 responses`);
} catch (error) {
  console.log(`threw: ${error.message}`);
}
server.closeAllConnections();
server.close();
process.exitCode = count === 2 ? 0 : 1;
JS
timeout 60 node run.mjs
