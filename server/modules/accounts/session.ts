import type { User } from './users.store.ts';

/** Who an access token stands for. */
export interface Session {
  userId: string;
  clientId: string;
  /** The login that it came out of. */
  loginId: string;
  expiresAt: Date;
}

/** What became of accounts, told once it is on disk. */
export interface AccountWatcher {
  onLoginsEnded: (loginIds: readonly string[]) => void;
  /** Beside that their logins have ended. */
  onUserRemoved: (user: Pick<User, 'id' | 'clientId'>) => void;
}

/** What others need of the accounts. */
export interface Sessions {
  /**
   * Reads what the token says, without a look into the database: its login may have ended.
   * @throws {Unauthorized} {@link TokenExpired} for anything but a valid access token of ours
   */
  readAccessToken(token: string): Promise<Session>;
  /** Whose login it is; `undefined` once it has ended, on whichever process. */
  findLogin(loginId: string): Promise<Pick<User, 'id' | 'clientId'> | undefined>;
  /** Those among these that have ended. */
  listEndedLogins(loginIds: readonly string[]): Promise<string[]>;
  /** Hears what this process does; what others do is seen by looking again. */
  watch(watcher: AccountWatcher): void;
}
