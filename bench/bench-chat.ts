import { Agent } from 'node:http';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { Room } from 'contract/chat/chat-entities.ts';
import { io } from 'socket.io-client';
import { createClientStore } from '../server/modules/accounts/clients.store.ts';
import { openDatabase } from '../server/plugins/database/open-database.ts';
import { systemClock } from '../server/shared/clock.ts';
import type { BenchServer } from './servers.ts';

/** A client of the server, without a limit of credits. */
export async function makeBenchClient({ dataDir = '' }: BenchServer): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl: null }, ({ message }) =>
    console.error(message),
  );
  const clients = createClientStore({ database, clock: systemClock });
  const { id } = await clients.insertClient({ name: 'Bench', plan: 'enterprise' });
  await database.destroy();
  return id;
}

/** A new user with an open socket, who comes from an address of this machine. */
export async function openBenchChat(url: string, clientId: string, from: string) {
  const body = { clientId, email: `user-${crypto.randomUUID()}@example.com`, password: 'seven quiet looms' };
  const answer = await fetch(url + ACCOUNT_PATHS.signup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const socket = io(url, {
    extraHeaders: { authorization: `Bearer ${access_token}` },
    agent: new Agent({ localAddress: from }) as unknown as string,
    transports: ['websocket'],
    forceNew: true,
  });
  const rooms = await new Promise<Room[]>((resolve) => socket.once('rooms', resolve));
  const roomId = rooms.find(({ roomType }) => roomType === 'personal')?.id;
  return {
    token: access_token,
    /** Resolves once a question is stored, which is when its room receives it. @throws when it is refused */
    ask: () =>
      new Promise<void>((resolve, reject) => {
        socket.emit('aiMessage', roomId, null, 'Which plans include API access?', (problem: unknown) => {
          if (problem && typeof problem === 'object' && 'code' in problem) reject(problem);
          else resolve();
        });
      }),
    close: () => void socket.disconnect(),
  };
}
