import type { Transaction } from 'kysely';
import type { Database, Tables } from '../database/schema.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import type { ClientStore } from './clients.store.ts';
import type { HashQueue } from './hash-queue.ts';
import type { RefreshTokenStore } from './refresh-tokens.store.ts';
import type { User, UserStore } from './users.store.ts';

/** What the account calls are made of. */
export interface AccountParts {
  database: Database;
  clients: ClientStore;
  users: UserStore;
  refreshTokens: RefreshTokenStore;
  accessTokens: AccessTokens;
  hashes: HashQueue;
  counts: AttemptCounts;
  /** Names the network of an address, the same way at every start. */
  nameOfPlace: (address: string) => string;
  /** Names that no password may consist of. */
  productNames: readonly string[];
  /** People may sign up to the demo client. */
  offersDemo: boolean;
  onSignedUp: OnSignedUp;
}

/** Does what belongs to a new user in the same transaction: all of it is stored, or nothing. */
export type OnSignedUp = (user: User, transaction: Transaction<Tables>) => Promise<void>;

/** Who makes a call. */
export interface Caller {
  /** IP address. */
  address: string;
  /** Aborted when nobody waits for the answer any more; its reason is thrown. */
  signal?: AbortSignal;
}
