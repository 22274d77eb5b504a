import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { io } from 'socket.io-client';
import { createClientStore } from '../../../server/modules/accounts/clients.store.ts';
import { openDatabase } from '../../../server/plugins/database/open-database.ts';
import { type RunningServer, startServer } from '../../faults/server-process.ts';
import { askAccount, type ChatSocket } from '../../support/users.ts';
import type { Bench } from '../peer.ts';
import { warmUp } from '../warm-up.ts';

/** Logins a minute, of both together. */
const LIMIT = 4;

/** Two processes that share a Redis, with one open chat each. */
export interface TwoOnRedis {
  servers: readonly [RunningServer, RunningServer];
  /** Resolves once the other process refuses a network whose logins one has counted: while Redis is slow, each counts alone. */
  shareLimits: () => Promise<unknown>;
  /** Sends a message in the chat of the client, and resolves once the other process has it. */
  say: (content: string) => Promise<void>;
  /** Lines of the log that are no JSON, or say that Redis refuses a command. A busy machine has others. */
  readProblems: () => string[];
}

export async function startTwoOnRedis(bench: Bench, redisUrl: string): Promise<TwoOnRedis> {
  const dataDir = `${bench.folder}/data`;
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const clients = createClientStore({ database, clock: () => new Date() });
  const { id: clientId } = await clients.insertClient({ name: 'Acme', plan: 'growth' });
  await database.destroy();
  const env = {
    ...{ DATA_DIR: dataDir, RUN_DIR: `${bench.folder}/running`, BLOG_DIR: '/nowhere', REDIS_URL: redisUrl },
    ...{ TRUSTED_PROXIES: '127.0.0.1', LOGINS_PER_MINUTE: String(LIMIT) },
  };
  const start = async () => {
    const server = await startServer({ env });
    bench.defer(() => server.kill());
    return server;
  };
  const servers = [await start(), await start()] as const;
  const started = servers.map(({ output }) => output().length);
  await Promise.all(servers.map(({ url }) => warmUp(url)));
  const [here, there] = servers;
  let networks = 0;
  const [speaker, listener] = [await open(here, 'asha'), await open(there, 'ben')];

  return {
    servers,
    shareLimits: () =>
      bench.until(async () => {
        networks += 1;
        const network = `192.0.2.${networks}`;
        for (let count = 0; count < LIMIT; count += 1) await refresh(here, network);
        return (await refresh(there, network)) === 429;
      }),
    async say(content) {
      const { room } = speaker;
      const message = { id: crypto.randomUUID(), content, mention: false };
      await new Promise((resolve) => {
        speaker.socket.emit('aiMessage', room, null, message, resolve as () => void);
      });
      await bench.until(() => listener.heard.has(content));
    },
    readProblems() {
      const lines = servers.flatMap(({ output }, at) => output().slice(started[at]).split('\n'));
      return lines.filter(
        (line) => (line !== '' && !/^\{"level":/.test(line)) || /NOPERM|NOAUTH|OOM/.test(line),
      );
    },
  };

  async function open({ url }: RunningServer, name: string) {
    const account = { clientId, email: `${name}@example.com`, password: 'seven quiet looms' };
    const user: UserResponse = await askAccount(url, 'signup', account);
    const extraHeaders = { authorization: `Bearer ${user.access_token}` };
    const socket: ChatSocket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders });
    bench.defer(() => socket.disconnect());
    const heard = new Set<string>();
    socket.on('messageReceived', ({ content }) => heard.add(content));
    let room: string | undefined;
    socket.on('rooms', ([, shared]) => {
      room = shared?.id;
    });
    return { socket, heard, room: await bench.until(() => room) };
  }
}

async function refresh({ url }: RunningServer, network: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network };
  const body = '{"refresh_token":"none"}';
  return (await fetch(url + ACCOUNT_PATHS.refresh, { method: 'POST', headers, body })).status;
}
