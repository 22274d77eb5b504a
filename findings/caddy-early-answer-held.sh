#!/usr/bin/env bash
# Caddy 2.6.2 (Debian 12), reverse_proxy; HTTP/1.1.
# Expected: where the server behind answers before a form has come whole (413 for its length, say), the visitor gets that answer
# at once, as from nginx, HAProxy or the server itself.
# Seen: Caddy has the answer and holds it back until the rest of the body has come, up to 256 KB of it (Go's net/http reads the
# body before it writes the head of an answer). A visitor on a slow line sends all of it first.
# Output: "answer of the server behind: after 0 of 5 s; at the visitor: after 5 of 5 s"
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
apt-get -o APT::Sandbox::User=root download -qq caddy=2.6.2-5; dpkg-deb -x caddy_*.deb .
cat > Caddyfile <<'CADDY'
{
	admin off
}
:{$PORT} {
	reverse_proxy 127.0.0.1:{$UPSTREAM}
}
CADDY
cat > run.mjs <<'JS'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
const PARTS = 5;
let answeredAt;
const server = createServer((_request, response) => {
  answeredAt = performance.now();
  response.writeHead(413, { connection: 'close' }).end('too large');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const spare = createServer().listen(0, '127.0.0.1');
await once(spare, 'listening');
const { port } = spare.address();
spare.close();
const env = { HOME: process.cwd(), PORT: String(port), UPSTREAM: String(server.address().port) };
const caddy = spawn('usr/bin/caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
const open = async () => {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    if (await new Promise((resolve) => socket.once('connect', () => resolve(true)).once('error', () => resolve(false)))) return socket;
    await pause(50);
  }
};
const socket = await open();
socket.on('error', () => {});
const got = once(socket, 'data').then(([data]) => ({ text: String(data), at: performance.now() }));
const begun = performance.now();
socket.write(`POST /form HTTP/1.1\r\nHost: example.com\r\nContent-Type: text/plain\r\nContent-Length: ${PARTS * 10}\r\n\r\n`);
for (let part = 0; part < PARTS; part += 1) {
  await pause(1_000);
  if (socket.writable) socket.write('0123456789');
}
const { text, at } = await Promise.race([got, pause(5_000, { text: '', at: Infinity })]);
const seconds = (moment) => Math.floor((moment - begun) / 1_000);
console.log(`answer of the server behind: after ${seconds(answeredAt)} of ${PARTS} s; at the visitor: after ${seconds(at)} of ${PARTS} s`);
caddy.kill();
socket.destroy();
server.closeAllConnections();
server.close();
process.exitCode = text.startsWith('HTTP/1.1 413') && answeredAt - begun < 3_000 && at - begun >= (PARTS - 1) * 1_000 ? 0 : 1;
JS
timeout 60 node run.mjs
