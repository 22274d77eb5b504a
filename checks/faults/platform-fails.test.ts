import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LEAD_PATHS, MCP_PATH } from 'contract/api-paths.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClientStore } from '../../server/modules/accounts/clients.store.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';
import { startPlatform } from '../../server/platform/start-platform.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import { ASHA } from '../support/account-calls.ts';
import { type ChatClient, connectAs } from '../support/chat-clients.ts';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { startTestServer } from '../support/test-server.ts';
import { askAccount, postAccount } from '../support/users.ts';

const FAULTY = new URL('../support/faulty-platform.ts', import.meta.url);
/** Long enough for a busy machine, on which a healthy thread answers late. */
const SILENCE_MS = 5_000;
const MOST_HEAP_MB = 128;

/** A server whose platform stands in a thread of its own, as in production, and answers some questions with a fault. */
async function startWithThread() {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-test-'));
  const config = { ...readConfig({}), dataDir };
  const database = await openDatabase(config, () => {});
  const client = await createClientStore({ database, clock: () => new Date() }).insertClient({
    name: 'Acme',
    plan: 'growth',
  });
  const server = await startTestServer({
    database,
    site: await loadSite(config.siteDir, null),
    config: { dataDir },
    openPlatform: (_app, context, parts) =>
      startPlatform(context, parts, {
        log: () => {},
        module: FAULTY,
        silenceMs: SILENCE_MS,
        mostHeapMb: MOST_HEAP_MB,
      }),
  });
  onTestFinished(async () => {
    await server.app.close();
    await database.destroy();
    await rm(dataDir, { recursive: true });
  });
  const asha = await askAccount(server.url, 'signup', { ...ASHA, clientId: client.id });

  async function join_(): Promise<ChatClient & { room: string }> {
    const chat = connectAs(server.url, asha);
    const [[personal]] = await chat.hear('rooms');
    return { ...chat, room: personal?.id ?? '' };
  }
  return {
    ...server,
    join: join_,
    logIn: () => postAccount(server.url, 'login', { email: ASHA.email, password: ASHA.password }),
  };
}

async function postLead(url: string, message: string): Promise<number> {
  const response = await fetch(url + LEAD_PATHS.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...GOOD_BODIES.contact, message }),
  });
  return response.status;
}

describe('the thread of the platform', () => {
  it('serves accounts, the chat and /mcp at the addresses of the site', async () => {
    const server = await startWithThread();
    const { socket, hear, room } = await server.join();
    socket.emit('aiMessage', room, null, 'Hello');
    expect(JSON.stringify(await hear('PostAIResponse'))).toContain('Hello');
    expect((await server.logIn()).status).toBe(200);
    expect((await fetch(server.url + MCP_PATH)).status).toBe(405);
  });

  it.each(['never end', 'throw', 'take all memory'])(
    'keeps accepting leads when a request makes it %s, and restarts',
    async (question) => {
      const server = await startWithThread();
      const { socket, gone, room } = await server.join();
      socket.emit('aiMessage', room, null, question);
      // All the while, forms are taken.
      let isBack = false;
      const statuses: number[] = [];
      const back = gone
        .then(async () => {
          while ((await server.logIn()).status !== 200) await delay(50);
        })
        .finally(() => {
          isBack = true;
        });
      while (!isBack) {
        statuses.push(await postLead(server.url, `Lead ${statuses.length}`));
        await delay(20);
      }
      await back;
      expect(new Set(statuses)).toEqual(new Set([201]));
      const again = await server.join();
      again.socket.emit('aiMessage', again.room, null, 'Are you back?');
      expect(JSON.stringify(await again.hear('PostAIResponse'))).toContain('Are you back?');
    },
    60_000,
  );
});
