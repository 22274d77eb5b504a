#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12), client_header_timeout in a `server` that is chosen by name, not the default one of its address; no TLS.
# Expected: a visitor who names that server first, and then sends headers slowly, is cut after its client_header_timeout.
# Seen: the default server's timeout holds until the headers are whole, though Host came in the first packet: 60 s where it
# says nothing. The same line outside of `server` works.
# Output: "cut after 1 s: false with the timeout in the named server, true with it outside"
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
apt-get -o APT::Sandbox::User=root download -qq nginx=1.22.1-9+deb12u11; dpkg-deb -x nginx_*.deb .
cat > run.mjs <<'JS'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
const LIMIT_S = 1;
const isCut = async (outside, inside) => {
  const spare = createServer().listen(0, '127.0.0.1');
  await once(spare, 'listening');
  const { port } = spare.address();
  spare.close();
  const folder = `${process.cwd()}/${port}`;
  mkdirSync(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(`${folder}/conf`, `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 64; }
    http { access_log off; ${temporary} ${outside}
      server { listen 127.0.0.1:${port} default_server; return 404; }
      server { listen 127.0.0.1:${port}; server_name www.example.com; ${inside} return 200; } }`);
  const nginx = spawn('usr/sbin/nginx', ['-c', `${folder}/conf`, '-p', folder, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  const open = async () => {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      if (await new Promise((resolve) => socket.once('connect', () => resolve(true)).once('error', () => resolve(false)))) return socket;
      await pause(50);
    }
  };
  const socket = await open();
  socket.on('error', () => {}).resume();
  socket.write('GET / HTTP/1.1\r\nHost: www.example.com\r\nX-Slow: ');
  const timer = setInterval(() => socket.writable && socket.write('a'), 200);
  const cut = await Promise.race([once(socket, 'close').then(() => true), pause(6_000, false)]);
  clearInterval(timer);
  socket.destroy();
  nginx.kill();
  await once(nginx, 'exit');
  return cut;
};
const line = `client_header_timeout ${LIMIT_S}s;`;
const [named, outside] = [await isCut('', line), await isCut(line, '')];
console.log(`cut after ${LIMIT_S} s: ${named} with the timeout in the named server, ${outside} with it outside`);
process.exitCode = !named && outside ? 0 : 1;
JS
timeout 40 node run.mjs
