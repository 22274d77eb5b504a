import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import type { FairQueue } from '../../plugins/queue/fair-queue.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { ClientStore } from './clients.store.ts';
import type { LoginFailures } from './login-limits.ts';
import type { LoginStore } from './logins.store.ts';
import type { RefreshTokenStore } from './refresh-tokens.store.ts';
import type { ResetTokenStore } from './reset-tokens.store.ts';
import type { AccountWatcher } from './session.ts';
import type { User, UserStore } from './users.store.ts';

/** Parts that the account calls use. */
export interface AccountParts {
  database: Database;
  clients: ClientStore;
  users: UserStore;
  logins: LoginStore;
  refreshTokens: RefreshTokenStore;
  resetTokens: ResetTokenStore;
  accessTokens: AccessTokens;
  /** Queue in which passwords wait to be hashed. */
  hashes: FairQueue;
  failures: LoginFailures;
  /** The keyed hash of an address's network, the same at every start. */
  hideNetwork: (address: string) => string;
  /** Names that no password may consist of. */
  productNames: readonly string[];
  /** People may sign up to the demo client. */
  offersDemo: boolean;
  onSignedUp: UserStep;
  /** Does the slow part of removing a user, bit by bit. */
  onDeleting: (user: User) => Promise<void>;
  onDeleted: UserStep;
  /** Notifies the watchers, once a change is on disk. */
  tell: AccountWatcher;
}

/**
 * Changes everything else that belongs to a new or removed user, in the same transaction: all of it is stored, or
 * nothing.
 */
export type UserStep = (user: User, transaction: Transaction<Tables>) => Promise<void>;

/** Caller of an account call. */
export interface Caller {
  /** Network that limits count by: the address, or the /64 of an IPv6 address. */
  network: string;
  /** The header of this name. */
  authorization?: string | undefined;
  /** Aborted when no client waits for the answer any more; its reason is thrown. */
  signal?: AbortSignal;
}
