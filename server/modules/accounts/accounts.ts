import {
  ACCESS_TOKEN_SECONDS,
  type AccountReceipt,
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  type DeletionReceipt,
  type ForgotPasswordRequest,
  type LoginRequest,
  type LogoutRequest,
  type MessageReceipt,
  type ResetPasswordRequest,
  type SignupRequest,
  type UserResponse,
} from 'contract/accounts/accounts.ts';
import type { Transaction } from 'kysely';
import { openKeyring } from '../../plugins/database/keyring.ts';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { findOrCreateKey, type KeyName } from '../../plugins/database/server-keys.ts';
import { hideNetwork } from '../../plugins/http/client-network.ts';
import type { SharedRedis } from '../../plugins/http/redis.ts';
import { FairQueue } from '../../plugins/queue/fair-queue.ts';
import type { Clock } from '../../shared/clock.ts';
import { createAccessTokens } from './access-tokens.ts';
import { InvalidRefreshToken } from './account-errors.ts';
import type { AccountParts, Caller, UserStep } from './account-parts.ts';
import { changePassword } from './change-password.ts';
import { type Client, createClientStore, type SpentCredit } from './clients.store.ts';
import { deleteAccount } from './delete-account.ts';
import { createForgottenPasswords, type MailResetToken } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { createLoginFailures, type LoginFailures } from './login-limits.ts';
import { createLoginStore } from './logins.store.ts';
import { HASH_LIMITS } from './new-password.ts';
import { createRefreshTokenStore } from './refresh-tokens.store.ts';
import { resetPassword } from './reset-password.ts';
import { createResetTokenStore } from './reset-tokens.store.ts';
import type { AccountWatcher, Sessions } from './session.ts';
import { signUp } from './sign-up.ts';
import { respondTo } from './user-response.ts';
import { createUserStore, type User, type UserName } from './users.store.ts';

export interface AccountsOptions {
  database: Database;
  clock: Clock;
  /** Counts failed logins; without it, this process counts them in memory. */
  redis?: SharedRedis | null;
  /** Names that no password may consist of. */
  productNames?: readonly string[];
  /** People may sign up to the demo client; otherwise it counts as unknown. */
  offersDemo?: boolean;
  onSignedUp?: UserStep;
  onDeleting?: (user: User) => Promise<void>;
  onDeleted?: UserStep;
  /** Mails the token; without it, a forgotten password is left to the operator. */
  mailResetToken?: MailResetToken;
  /** Receives failures that happen after an answer. */
  onFailure?: (error: unknown) => void;
  /** Replacement of the usual queue, for tests. */
  hashes?: FairQueue;
  /** Replacement of the usual limits, for tests. */
  failures?: LoginFailures;
}

/** Clients, their users and the tokens of these (S2 sections 3, 6 and 7). */
export interface Accounts extends Sessions {
  signUp(request: SignupRequest, caller: Caller): Promise<UserResponse>;
  logIn(request: LoginRequest, caller: Caller): Promise<UserResponse>;
  /** @throws {InvalidRefreshToken} */
  refresh(refreshToken: string): Promise<UserResponse>;
  /** @throws what {@link logOut} throws; so do those below */
  logOut(request: LogoutRequest, caller: Caller): Promise<AccountReceipt>;
  changePassword(request: ChangePasswordRequest, caller: Caller): Promise<AccountReceipt>;
  /** Answers the same, whether there is such a user or not. */
  forgotPassword(request: ForgotPasswordRequest): MessageReceipt;
  resetPassword(request: ResetPasswordRequest, caller: Caller): Promise<AccountReceipt>;
  deleteAccount(request: DeleteAccountRequest, caller: Caller): Promise<DeletionReceipt>;
  findUser(userId: string): Promise<User | undefined>;
  /** Lists users in the order of their sign-up; all of them, unless `most` limits them. */
  listUsers(clientId: string, most?: number): Promise<UserName[]>;
  /** Lists the users of the client among these. */
  listUsersAmong(clientId: string, userIds: readonly string[]): Promise<UserName[]>;
  findClient(clientId: string): Promise<Client | undefined>;
  /** The client that anyone may try; `undefined` where none is offered. */
  findDemoClient(): Promise<Client | undefined>;
  /** Takes one of the client's credits of this month, if one is left. */
  spendCredit(clientId: string, transaction?: Transaction<Tables>): Promise<SpentCredit>;
  /** Counts the credits left in this month; `null` without a limit. */
  countCredits(clientId: string, transaction?: Transaction<Tables>): Promise<number | null>;
}

/** Opens the accounts, with keys that the database keeps, so that a restart logs no one out. */
export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, clock, redis, offersDemo = false } = options;
  const validMs = ACCESS_TOKEN_SECONDS * 1000;
  const findAccessKeys = await openKeyring('access-tokens', { database, clock, validMs });
  const networkKey = await readKey(database, 'login-places');
  const clients = createClientStore({ database, clock });
  const users = createUserStore({ database, clock });
  const logins = createLoginStore(database);
  const watchers = new Set<AccountWatcher>();
  const tell: AccountWatcher = {
    onLoginsEnded: (loginIds) => {
      if (loginIds.length > 0) for (const watcher of watchers) watcher.onLoginsEnded(loginIds);
    },
    onUserRemoved: (user) => {
      for (const watcher of watchers) watcher.onUserRemoved(user);
    },
  };
  const onReused = (loginId: string) => tell.onLoginsEnded([loginId]);
  const parts: AccountParts = {
    database,
    clients,
    users,
    logins,
    refreshTokens: createRefreshTokenStore({ database, clock, onReused }),
    resetTokens: createResetTokenStore({ database, clock }),
    accessTokens: createAccessTokens(findAccessKeys, clock),
    hashes: options.hashes ?? new FairQueue(HASH_LIMITS),
    failures: options.failures ?? createLoginFailures(redis ?? null),
    hideNetwork: (address) => hideNetwork(networkKey, address),
    productNames: options.productNames ?? [],
    offersDemo,
    onSignedUp: options.onSignedUp ?? (async () => {}),
    onDeleting: options.onDeleting ?? (async () => {}),
    onDeleted: options.onDeleted ?? (async () => {}),
    tell,
  };

  const forgotPassword = createForgottenPasswords({
    redis: redis ?? null,
    mail: options.mailResetToken ?? (async () => {}),
    onFailure: options.onFailure ?? (() => {}),
  });

  return {
    signUp: (request, caller) => signUp(request, caller, parts),
    logIn: (request, caller) => logIn(request, caller, parts),
    refresh: (refreshToken) => refresh(refreshToken, parts),
    logOut: (request, caller) => logOut(request, caller, parts),
    changePassword: (request, caller) => changePassword(request, caller, parts),
    forgotPassword: (request) => forgotPassword(request, parts),
    resetPassword: (request, caller) => resetPassword(request, caller, parts),
    deleteAccount: (request, caller) => deleteAccount(request, caller, parts),
    readAccessToken: (token) => parts.accessTokens.read(token),
    findLogin: (loginId) => logins.findUser(loginId),
    listEndedLogins: (loginIds) => logins.listEnded(loginIds),
    watch: (watcher) => void watchers.add(watcher),
    findUser: (userId) => users.findUser(userId),
    listUsers: (clientId, most) => users.listUsers(clientId, most),
    listUsersAmong: (clientId, userIds) => users.listUsersAmong(clientId, userIds),
    findClient: (clientId) => clients.findClient(clientId),
    findDemoClient: async () => (offersDemo ? clients.findDemoClient() : undefined),
    spendCredit: (clientId, transaction) => clients.spendCredit(clientId, transaction),
    countCredits: (clientId, transaction) => clients.countCredits(clientId, transaction),
  };
}

async function refresh(presented: string, parts: AccountParts): Promise<UserResponse> {
  const rotated = await parts.refreshTokens.rotate(presented);
  const user = rotated && (await parts.users.findUser(rotated.userId));
  if (!user) throw new InvalidRefreshToken();
  return respondTo(user, rotated, parts.accessTokens);
}

async function readKey(database: Database, name: KeyName): Promise<Uint8Array> {
  return Buffer.from(await findOrCreateKey(database, name), 'base64url');
}
