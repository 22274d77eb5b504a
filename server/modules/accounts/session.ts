import type { User } from './users.store.ts';

/** User and client of an access token. */
export interface Session {
  userId: string;
  clientId: string;
  /** The login that it came out of. */
  loginId: string;
  expiresAt: Date;
}

/** Receiver of changes of accounts, notified once they are on disk. */
export interface AccountWatcher {
  onLoginsEnded: (loginIds: readonly string[]) => void;
  /** Beside that their logins have ended. */
  onUserRemoved: (user: Pick<User, 'id' | 'clientId'>) => void;
}

/** Sessions as other modules see them. */
export interface Sessions {
  /**
   * Reads what the token says, without a look into the database: its login may have ended.
   * @throws {Unauthorized} {@link TokenExpired} for anything but a valid access token of ours
   */
  readAccessToken(token: string): Promise<Session>;
  /** Finds the owner of the login; `undefined` once it has ended, on whichever process. */
  findLogin(loginId: string): Promise<Pick<User, 'id' | 'clientId'> | undefined>;
  /** Lists those of these logins that have ended. */
  listEndedLogins(loginIds: readonly string[]): Promise<string[]>;
  /** Notifies the watcher of changes by this process only; for changes by others, call `findLogin` again. */
  watch(watcher: AccountWatcher): void;
}
