import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startForTest } from './start-for-test.ts';

const BURST = 1_500;

it('queues a burst of connections while the process is busy, instead of refusing them', async ({ skip }) => {
  const allowed = Number(await readFile('/proc/sys/net/core/somaxconn', 'utf8').catch(() => 0));
  skip(allowed < BURST, `the kernel lets ${allowed} connections wait`);
  const server = await startForTest({ env: { MAX_CONNECTIONS_PER_NETWORK: String(2 * BURST) } });
  // As busy as can be.
  server.signal('SIGSTOP');
  const sockets = Array.from({ length: BURST }, () => {
    return connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' }).on('error', () => {});
  });
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  server.signal('SIGCONT');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
