#!/usr/bin/env bash
# Caddy 2.6.2 (Debian 12), reverse_proxy, with `servers { timeouts { read_body 2s } }`.
# Expected: a visitor whose form takes longer than read_body gets an error, 408 say, or the connection is cut.
# Seen: the answer is `200 OK` with an empty body, though the server behind never got the form whole and never answered. A page
# that takes each 2xx for success tells the visitor that the form was sent. Without read_body the server's own answer comes.
# Output: "form slower than read_body: HTTP/1.1 200 OK, Content-Length 0; forms that the server behind got: 0"
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
apt-get -o APT::Sandbox::User=root download -qq caddy=2.6.2-5; dpkg-deb -x caddy_*.deb .
cat > Caddyfile <<'CADDY'
{
	admin off
	servers {
		timeouts {
			read_body 2s
		}
	}
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
let got = 0;
const server = createServer(async (request, response) => {
  try {
    for await (const _part of request);
  } catch {
    return;
  }
  got += 1;
  response.writeHead(201).end('stored');
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
let text = '';
socket.on('data', (part) => {
  text += part;
});
socket.write('POST /form HTTP/1.1\r\nHost: example.com\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nabc');
const timer = setInterval(() => socket.writable && socket.write('a'), 500);
await Promise.race([once(socket, 'close'), pause(10_000)]);
clearInterval(timer);
const [head] = text.split('\r\n');
const length = /content-length: (\d+)/i.exec(text)?.[1];
console.log(`form slower than read_body: ${head}, Content-Length ${length}; forms that the server behind got: ${got}`);
caddy.kill();
server.closeAllConnections();
server.close();
process.exitCode = head === 'HTTP/1.1 200 OK' && length === '0' && got === 0 ? 0 : 1;
JS
timeout 40 node run.mjs
