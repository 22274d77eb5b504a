import type { ClientUser, Room } from 'contract/chat/chat-entities.ts';
import { LoginEnded, readBearer, type Sessions, Unauthorized } from '../accounts/accounts.queries.ts';
import type { Account } from './limits/allowances.ts';
import { toRoom } from './store/room-entity.ts';
import type { RoomStore } from './store/rooms.store.ts';
import type { ChatSocket } from './transport/chat-server.ts';

export type UserName = Omit<ClientUser, 'isOnline'>;

/** Functions of the accounts that the chat uses. */
export interface ChatAccounts extends Sessions {
  /** Lists the users who signed up first. */
  listUsers(clientId: string, most: number): Promise<UserName[]>;
  /** Lists the users of the client among these, in any order. */
  listUsersAmong(clientId: string, userIds: readonly string[]): Promise<UserName[]>;
  findClient(clientId: string): Promise<{ name: string } | undefined>;
}

/** User of a socket, with the rooms that they may see. */
export interface ChatSession {
  userId: string;
  clientId: string;
  loginId: string;
  expiresAt: Date;
  /** Rooms by id. Users never join or leave a room, so this list is complete. */
  rooms: ReadonlyMap<string, Room>;
}

/**
 * Opens the session of an access token.
 * @param admit may throw for a user who is known by then, before anything is looked up
 * @throws {Unauthorized} {@link TokenExpired} {@link LoginEnded}
 */
export async function openSession(
  token: string | undefined,
  accounts: ChatAccounts,
  rooms: RoomStore,
  admit: (account: Account) => void,
): Promise<ChatSession> {
  if (token === undefined) throw new Unauthorized();
  const { userId, clientId, loginId, expiresAt } = await accounts.readAccessToken(token);
  admit({ userId, clientId });
  const [user, client] = await Promise.all([accounts.findLogin(loginId), accounts.findClient(clientId)]);
  // The token outlives its login, also that of a removed user.
  if (!user) throw new LoginEnded();
  if (!client || user.clientId !== clientId) throw new Unauthorized();
  const rows = await rooms.listRooms(user);
  return {
    userId,
    clientId,
    loginId,
    expiresAt,
    rooms: new Map(rows.map((row) => [row.id, toRoom(row, client.name)])),
  };
}

/**
 * Takes the access token out of a handshake: from the Authorization header, or from `auth` where a browser cannot
 * set one. What is left of the handshake may travel to other processes.
 */
export function takeToken({ handshake }: Pick<ChatSocket, 'handshake'>): string | undefined {
  const { headers, auth } = handshake;
  const fromHeader = readBearer(headers.authorization);
  const { token } = auth;
  delete headers.authorization;
  handshake.auth = {};
  return fromHeader ?? (typeof token === 'string' ? (readBearer(token) ?? token) : undefined);
}
