import { DatabaseSync } from 'node:sqlite';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import type { ChatSocket } from '../support/users.ts';
import { createClient, hearRooms, signUp } from './chat-people.ts';
import { startKeyedLoad } from './keyed-leads.ts';
import { hasNginx, startNginx } from './nginx-process.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const CLIENTS = 8;
const LEADS = 40;

/** Two processes on one database, and nginx before them as `deploy/` configures it. */
async function setUp(settings: Record<string, string> = {}) {
  const { siteDir, dataDir } = await makeServerFolders();
  const ports = [await findFreePort(), await findFreePort()] as const;
  const env = {
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    TRUSTED_PROXIES: '127.0.0.1',
    LEADS_PER_MINUTE: '1000000000',
    LEADS_PER_EMAIL_HOUR: '1000000000',
    ...settings,
  };
  const start = (index: 0 | 1) => startForTest({ env: { ...env, PORT: String(ports[index]) } });
  const servers = [await start(0), await start(1)] as const;
  const { url } = await startNginx(ports);
  return { url, start, servers };
}

/** Reads how often each key was stored, and the ids of all leads. */
function readStored(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const keys = database.prepare('select key, lead_id from idempotency_keys').all();
  const leads = database.prepare('select id from leads').all();
  database.close();
  return {
    idOf: new Map(keys.map(({ key, lead_id }) => [String(key), String(lead_id)])),
    leads: leads.map(({ id }) => String(id)).sort(),
  };
}

it.skipIf(!hasNginx)(
  'answers each form with 201 and stores it once while processes are killed and replaced',
  async () => {
    const { url, start, servers } = await setUp();
    const load = startKeyedLoad(url, CLIENTS);
    await load.moreAcknowledged(LEADS);
    await servers[0].kill();
    await load.moreAcknowledged(LEADS);
    const first = await start(0);
    await load.moreAcknowledged(LEADS);
    // A new version, process by process.
    expect(await servers[1].stop()).toBe(0);
    await load.moreAcknowledged(LEADS);
    await start(1);
    expect(await first.stop()).toBe(0);
    await load.moreAcknowledged(LEADS);
    await load.end();

    expect(new Set(load.outcomes.map(({ status }) => status))).toEqual(new Set([201]));
    const { idOf, leads } = readStored(servers[0].databaseFile);
    expect(load.outcomes.filter(({ key, id }) => idOf.get(key) !== id)).toEqual([]);
    expect(leads).toEqual([...idOf.values()].sort());
  },
);

it.skipIf(!hasNginx)('keeps a visitor whose chat uses polling on one process', async () => {
  const { url, servers } = await setUp();
  const user = await signUp(servers[0], createClient(servers[0], 'Acme'), 'asha');
  const socket: ChatSocket = io(url, {
    transports: ['polling'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { Authorization: `Bearer ${user.access_token}` },
  });
  onTestFinished(() => void socket.disconnect());
  const reasons: string[] = [];
  socket.on('disconnect', (reason) => reasons.push(reason));
  const { personal } = await hearRooms(socket);
  // Each is a request of its own; one at the wrong process would be refused.
  for (let count = 0; count < 10; count += 1) {
    await new Promise((resolve) => {
      socket.once('RoomThreads', resolve);
      socket.emit('getRoomThreads', 10, null, personal.id);
    });
  }
  expect(reasons).toEqual([]);
});

it.skipIf(!hasNginx)('lets long bodies pass only where the server takes them', async () => {
  const key = 'answers%40example.com:a-password-of-some-length';
  const { url } = await setUp({ REPLY_MAILBOX: `https://${key}@www.example.com/inbox/mail` });
  const post = async (path: string, headers: Record<string, string>) =>
    (await fetch(url + path, { method: 'POST', headers, body: 'x'.repeat(1_000_000) })).status;
  const authorization = `Basic ${btoa(decodeURIComponent(key))}`;
  expect(await post('/inbox/mail', { authorization, 'content-type': 'message/rfc822' })).toBe(200);
  expect(await post('/desk/api/articles/files', { 'content-type': 'application/octet-stream' })).toBe(403);
  expect(await post('/authms/demo', { 'content-type': 'application/json' })).toBe(413);
});
