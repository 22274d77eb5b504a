import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { keepSocket } from './inherited-socket.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const CLIENTS = 8;
const BODY = JSON.stringify({ name: 'Scheduler', email: 'asha@example.com' });

/** Posts one lead on a connection of its own. @returns its status, or the code of what broke */
function post(port: number): Promise<number | string> {
  return new Promise((resolve) => {
    const call = request(
      {
        ...{ host: '127.0.0.1', port, path: '/authms/agent-request', method: 'POST' },
        agent: new Agent({ keepAlive: false }),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) },
      },
      (answer) => {
        text(answer).then(
          () => resolve(answer.statusCode ?? 0),
          () => resolve('cut'),
        );
      },
    );
    call.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'broken'));
    call.end(BODY);
  });
}

/** Posts leads without a pause, on a new connection each, until it is ended. */
function startLoad(port: number) {
  const outcomes: (number | string)[] = [];
  let isEnding = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isEnding) outcomes.push(await post(port));
  });
  return {
    outcomes,
    more: (count: number) => {
      const goal = outcomes.length + count;
      return expect.poll(() => outcomes.length).toBeGreaterThan(goal);
    },
    async end() {
      isEnding = true;
      await Promise.all(clients);
    },
  };
}

it('refuses no connection and loses no lead during an upgrade of one process with a kept socket', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const socket = keepSocket();
  onTestFinished(socket.close);
  const start = () =>
    startForTest({
      env: {
        ...{ SITE_DIR: siteDir, DATA_DIR: dataDir, LISTEN_FDS: '1' },
        ...{ LEADS_PER_MINUTE: '1000000000', LEADS_PER_EMAIL_HOUR: '1000000000' },
      },
      inheritedSocket: socket.fd,
    });
  const first = await start();
  expect(new URL(first.url).port).toBe(String(socket.port));
  const load = startLoad(socket.port);
  await load.more(100);
  expect(await first.stop()).toBe(0);
  const second = await start();
  await load.more(100);
  await load.end();
  expect(await second.stop()).toBe(0);
  const counts = new Map<number | string, number>();
  for (const outcome of load.outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ 201: load.outcomes.length });
});
