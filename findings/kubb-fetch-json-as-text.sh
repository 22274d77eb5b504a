#!/usr/bin/env bash
# @kubb/plugin-client 4.39.3, the fetch client that its generated calls use, given a body of JSON.
# Expected: a client that writes an object as JSON says `Content-Type: application/json`, as axios and its sister clients do.
# Seen: it names no type, so that fetch says text/plain, and a server that reads JSON alone answers 415 to each call with a body.
# Output: 'content-type: text/plain;charset=UTF-8, body: {"a":1}'.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @kubb/plugin-client@4.39.3
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { client } from '@kubb/plugin-client/clients/fetch';
const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ type: request.headers['content-type'], body }));
}).listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/`;
  const { data } = await client({ method: 'POST', url, data: { a: 1 } });
  console.log(`content-type: ${data.type}, body: ${data.body}`);
  process.exit(data.type === 'text/plain;charset=UTF-8' && data.body === '{"a":1}' ? 0 : 1);
});
JS
timeout 30 node run.mjs
