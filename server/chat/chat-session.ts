import type { ClientUser, Room } from 'contract/chat-entities.ts';
import { InvalidToken, type Sessions } from '../accounts/session.ts';
import type { ChatSocket } from './chat-server.ts';
import { toRoom } from './room-entity.ts';
import type { RoomStore } from './rooms.store.ts';

type UserName = Omit<ClientUser, 'isOnline'>;

/** What the chat needs of the accounts. */
export interface ChatAccounts extends Sessions {
  findUser(userId: string): Promise<{ id: string; clientId: string } | undefined>;
  listUsers(clientId: string): Promise<UserName[]>;
  findClient(clientId: string): Promise<{ name: string } | undefined>;
}

/** Who is at the other end of a socket, and what that person may see. */
export interface ChatSession {
  userId: string;
  clientId: string;
  expiresAt: Date;
  /** By id. Nobody joins or leaves a room, so that these are all there will be. */
  rooms: ReadonlyMap<string, Room>;
  /** Of the client, the person too. */
  users: readonly UserName[];
}

const BEARER = /^Bearer +(\S+) *$/i;

/**
 * Opens the session of an access token.
 * @throws {InvalidToken}
 */
export async function openSession(
  token: string | undefined,
  accounts: ChatAccounts,
  rooms: RoomStore,
): Promise<ChatSession> {
  if (token === undefined) throw new InvalidToken('unauthorized');
  const { userId, clientId, expiresAt } = await accounts.readAccessToken(token);
  const [user, client] = await Promise.all([accounts.findUser(userId), accounts.findClient(clientId)]);
  // The token outlives a user who has been removed.
  if (!client || user?.clientId !== clientId) throw new InvalidToken('unauthorized');
  const [rows, users] = await Promise.all([rooms.listRooms(user), accounts.listUsers(clientId)]);
  return {
    userId,
    clientId,
    expiresAt,
    rooms: new Map(rows.map((row) => [row.id, toRoom(row, client.name)])),
    users: users.map(({ id, firstName, middleName, lastName }) => ({ id, firstName, middleName, lastName })),
  };
}

/**
 * Takes the access token out of a handshake: from the Authorization header, or from `auth` where a browser cannot
 * set one. What is left of the handshake may travel to other processes.
 */
export function takeToken({ handshake }: Pick<ChatSocket, 'handshake'>): string | undefined {
  const { headers, auth } = handshake;
  const fromHeader = BEARER.exec(headers.authorization ?? '')?.[1];
  const { token } = auth;
  delete headers.authorization;
  handshake.auth = {};
  return fromHeader ?? (typeof token === 'string' ? token.replace(BEARER, '$1') : undefined);
}
