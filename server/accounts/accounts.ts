import type { LoginRequest, SignupRequest, UserResponse } from 'contract/accounts.ts';
import type { Redis } from 'ioredis';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Tables } from '../database/schema.ts';
import { findOrCreateKey } from '../database/server-keys.ts';
import { createAccessTokens } from './access-tokens.ts';
import { InvalidRefreshToken } from './account-errors.ts';
import type { AccountParts, Caller, OnSignedUp } from './account-parts.ts';
import { countInMemory, countInRedis } from './attempt-counts.ts';
import { type Client, createClientStore, type SpentCredit } from './clients.store.ts';
import { HashQueue } from './hash-queue.ts';
import { logIn } from './log-in.ts';
import { namePlace } from './login-place.ts';
import { createRefreshTokenStore } from './refresh-tokens.store.ts';
import type { Sessions } from './session.ts';
import { signUp } from './sign-up.ts';
import { respondTo } from './user-response.ts';
import { createUserStore, type User, type UserName } from './users.store.ts';

export interface AccountsOptions {
  database: Database;
  clock: Clock;
  /** Failed logins are counted in it; in this process when there is none. */
  redis?: Redis | null;
  /** Names that no password may consist of. */
  productNames?: readonly string[];
  /** People may sign up to the demo client; otherwise it counts as unknown. */
  offersDemo?: boolean;
  onSignedUp?: OnSignedUp;
  /** In place of the usual one, for tests. */
  hashes?: HashQueue;
}

/** Clients, their users and the tokens of these (S2 sections 3, 6 and 7). */
export interface Accounts extends Sessions {
  signUp(request: SignupRequest, caller: Caller): Promise<UserResponse>;
  logIn(request: LoginRequest, caller: Caller): Promise<UserResponse>;
  /** @throws {InvalidRefreshToken} */
  refresh(refreshToken: string): Promise<UserResponse>;
  findUser(userId: string): Promise<User | undefined>;
  /** In the order of their sign-up. */
  listUsers(clientId: string): Promise<UserName[]>;
  findClient(clientId: string): Promise<Client | undefined>;
  /** The client that anyone may try; `undefined` where none is offered. */
  findDemoClient(): Promise<Client | undefined>;
  /** Takes one of the client's credits of this month, if one is left. */
  spendCredit(clientId: string, transaction?: Transaction<Tables>): Promise<SpentCredit>;
}

/** Opens the accounts, with keys that the database keeps: a restart logs nobody out. */
export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, clock, redis, offersDemo = false } = options;
  const localCounts = countInMemory(clock);
  const accessKey = await readKey(database, 'access-tokens');
  const placeKey = await readKey(database, 'login-places');
  const clients = createClientStore({ database, clock });
  const users = createUserStore({ database, clock });
  const parts: AccountParts = {
    database,
    clients,
    users,
    refreshTokens: createRefreshTokenStore({ database, clock }),
    accessTokens: createAccessTokens(accessKey, clock),
    hashes: options.hashes ?? new HashQueue(),
    counts: redis ? countInRedis(redis, localCounts) : localCounts,
    nameOfPlace: (address) => namePlace(placeKey, address),
    productNames: options.productNames ?? [],
    offersDemo,
    onSignedUp: options.onSignedUp ?? (async () => {}),
  };

  return {
    signUp: (request, caller) => signUp(request, caller, parts),
    logIn: (request, caller) => logIn(request, caller, parts),
    refresh: (refreshToken) => refresh(refreshToken, parts),
    readAccessToken: (token) => parts.accessTokens.read(token),
    findUser: (userId) => users.findUser(userId),
    listUsers: (clientId) => users.listUsers(clientId),
    findClient: (clientId) => clients.findClient(clientId),
    findDemoClient: async () => (offersDemo ? clients.findDemoClient() : undefined),
    spendCredit: (clientId, transaction) => clients.spendCredit(clientId, transaction),
  };
}

async function refresh(presented: string, parts: AccountParts): Promise<UserResponse> {
  const rotated = await parts.refreshTokens.rotate(presented);
  const user = rotated && (await parts.users.findUser(rotated.userId));
  if (!user) throw new InvalidRefreshToken();
  return respondTo(user, rotated.refreshToken, parts.accessTokens);
}

async function readKey(database: Database, name: string): Promise<Uint8Array> {
  return Buffer.from(await findOrCreateKey(database, name), 'base64url');
}
