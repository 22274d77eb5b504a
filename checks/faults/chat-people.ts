import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import type { Room } from 'contract/chat/chat-entities.ts';
import { io } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { askAccount, type ChatSocket } from '../support/users.ts';
import type { RunningServer } from './server-process.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** Makes a client beside the running server, as its operator would; its credits never end. */
export function createClient({ databaseFile }: RunningServer, name: string): string {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['server/commands/clients.ts', 'create', name, '--plan', 'enterprise'],
    { cwd: REPOSITORY, encoding: 'utf8', env: { PATH, HOME, DATA_DIR: dirname(databaseFile) } },
  );
  if (!stdout) throw new Error(`no client was made: ${stderr}`);
  return stdout.trim();
}

export function signUp({ url }: RunningServer, clientId: string, name: string): Promise<UserResponse> {
  return askAccount(url, 'signup', {
    clientId,
    email: `${name}@example.com`,
    password: `the password of ${name}`,
  });
}

/** Connects by WebSocket, and again by itself whenever the connection is lost. */
export function connectAs({ url }: RunningServer, { access_token }: UserResponse): ChatSocket {
  const socket: ChatSocket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { Authorization: `Bearer ${access_token}` },
    reconnectionDelay: 10,
    reconnectionDelayMax: 100,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

/** The user's personal room and that of the client. */
export function hearRooms(socket: ChatSocket): Promise<{ personal: Room; shared: Room }> {
  return new Promise((resolve) => {
    socket.once('rooms', ([personal, shared]) => {
      if (personal && shared) resolve({ personal, shared });
    });
  });
}

/** Loses the connection, if there is one; the client notices, and connects again. */
export function loseConnection(socket: ChatSocket): void {
  if (socket.connected) socket.io.engine.transport.close();
}
