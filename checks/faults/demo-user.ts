import { dirname } from 'node:path';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import type { Room } from 'contract/chat/chat-entities.ts';
import { io } from 'socket.io-client';
import { askAccount, type ChatSocket } from '../support/users.ts';
import { runCommand } from './run-command.ts';
import type { RunningServer } from './server-process.ts';

export const PASSWORD = 'seven quiet looms';

const DEMO_CLIENT = /^Demo client: (\S+)$/m;

/** Id of the demo client, which a local server prints at its start. */
export function demoClientOf(server: RunningServer): string {
  const [, id] = DEMO_CLIENT.exec(server.output()) ?? [];
  if (!id) throw new Error('the server printed no demo client');
  return id;
}

/** An address that no one has signed up with. */
export function newEmail(): string {
  return `user-${crypto.randomUUID()}@example.com`;
}

/** A new user of a client, of the demo client if none is named. */
export function signUp(
  server: RunningServer,
  email: string,
  clientId = demoClientOf(server),
): Promise<UserResponse> {
  return askAccount(server.url, 'signup', { clientId, email, password: PASSWORD });
}

/** An open socket of the user, and the user's own room. */
export async function openChat(
  server: RunningServer,
  { access_token }: UserResponse,
): Promise<{ socket: ChatSocket; room: Room }> {
  const socket: ChatSocket = io(server.url, {
    extraHeaders: { authorization: `Bearer ${access_token}` },
    forceNew: true,
  });
  const rooms = await new Promise<Room[]>((resolve, reject) => {
    socket.once('rooms', resolve);
    socket.once('connectionError', ({ message }) => reject(new Error(message)));
  });
  const room = rooms.find(({ roomType }) => roomType === 'personal');
  if (!room) throw new Error('the user has no room');
  return { socket, room };
}

/** A new client's id, where a server offers no demo. */
export function makeClient(server: RunningServer): Promise<string> {
  return askClientsCommand(server, ['create', 'Harborlight', '--plan', 'enterprise']);
}

/** Returns a token as the operator gets one. */
export function resetTokenOf(server: RunningServer, email: string): Promise<string> {
  return askClientsCommand(server, ['reset-password', email]);
}

async function askClientsCommand(server: RunningServer, args: readonly string[]): Promise<string> {
  const { stdout } = await runCommand('clients', args, { env: { DATA_DIR: dirname(server.databaseFile) } });
  return stdout.trim();
}
