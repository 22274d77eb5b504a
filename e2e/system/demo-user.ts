import type { UserResponse } from 'contract/accounts.ts';
import { ACCOUNT_PATHS } from 'contract/api-paths.ts';
import type { ClientToServerEvents, ServerToClientEvents } from 'contract/chat.ts';
import type { Room } from 'contract/chat-entities.ts';
import { io, type Socket } from 'socket.io-client';
import type { RunningServer } from './server-process.ts';

export type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export const PASSWORD = 'seven quiet looms';

const DEMO_CLIENT = /^Demo client: (\S+)$/m;

/** Id of the demo client, which a local server prints at its start. */
export function demoClientOf(server: RunningServer): string {
  const [, id] = DEMO_CLIENT.exec(server.output()) ?? [];
  if (!id) throw new Error('the server printed no demo client');
  return id;
}

/** An address that nobody has signed up with. */
export function newEmail(): string {
  return `user-${crypto.randomUUID()}@example.com`;
}

/** A new user of the demo client. */
export function signUp(server: RunningServer, email: string): Promise<UserResponse> {
  return postAccount(server, ACCOUNT_PATHS.signup, {
    clientId: demoClientOf(server),
    email,
    password: PASSWORD,
  });
}

export async function postAccount(server: RunningServer, path: string, body: object): Promise<UserResponse> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as UserResponse;
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
