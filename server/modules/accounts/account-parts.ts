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

/** What the account calls are made of. */
export interface AccountParts {
  database: Database;
  clients: ClientStore;
  users: UserStore;
  logins: LoginStore;
  refreshTokens: RefreshTokenStore;
  resetTokens: ResetTokenStore;
  accessTokens: AccessTokens;
  /** In which passwords wait for being hashed. */
  hashes: FairQueue;
  failures: LoginFailures;
  /** The keyed hash of an address's network, the same at every start. */
  hideNetwork: (address: string) => string;
  /** Names that no password may consist of. */
  productNames: readonly string[];
  /** People may sign up to the demo client. */
  offersDemo: boolean;
  onSignedUp: UserStep;
  /** Does what takes its time before a user goes, bit by bit. */
  onDeleting: (user: User) => Promise<void>;
  onDeleted: UserStep;
  /** Notifies the watchers, once a change is on disk. */
  tell: AccountWatcher;
}

/** Does what else belongs to a user who comes or goes, in the same transaction: all of it is stored, or nothing. */
export type UserStep = (user: User, transaction: Transaction<Tables>) => Promise<void>;

/** Who makes a call. */
export interface Caller {
  /** What limits count by: the address, of IPv6 its /64. */
  network: string;
  /** The header of this name. */
  authorization?: string | undefined;
  /** Aborted when no client waits for the answer any more; its reason is thrown. */
  signal?: AbortSignal;
}
