import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import type { RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const CONNECTIONS = 500;
const READ_BYTES = 65_536;
const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const PIPELINE = REQUEST.repeat(Math.floor(READ_BYTES / REQUEST.length));
/** A tenth of what the pipelines would take. */
const HEAP_MB = 300;
const MOST_GROWTH_KB = 100_000;

it('disconnects a client that never reads its answers, in bounded memory, while others are served', async () => {
  const server = await startForTest({
    env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`, LOG_LEVEL: 'warn' },
  });
  const before = await memoryOf(server);
  const deaf = await Promise.all(Array.from({ length: CONNECTIONS }, () => openDeaf(server)));
  // A reset ends a connection as well, and `once` of node:events would reject it.
  const cut = deaf.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of deaf) socket.write(PIPELINE);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // A connection that is not read does not notice its end.
  for (const socket of deaf) socket.resume();
  await Promise.all(cut);
  expect((await memoryOf(server)).peakKb - before.peakKb).toBeLessThan(MOST_GROWTH_KB);
  expect((await fetch(server.url)).status).toBe(200);
});

async function openDeaf({ url }: RunningServer): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.pause();
  await once(socket, 'connect');
  return socket;
}

async function memoryOf({ pid }: RunningServer): Promise<{ peakKb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return { peakKb: Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) };
}
