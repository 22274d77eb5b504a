import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const TRIES = 10;
const PAUSE_MS = 50;

/** Finds out whether anything can be written to a file of SQLite, without writing anything. */
export interface SqliteLock {
  /** Reports whether the lock of writers is free now. Waits for others, half a second at most. */
  canBeTaken(): Promise<boolean>;
  close(): void;
}

/** Opens the lock on a connection of its own: that of the writer would wait, and all that is to be stored behind it. */
export function openSqliteLock(file: string): SqliteLock {
  let connection: DatabaseSync | undefined;

  /** Takes it and gives it back, in one turn. */
  function take(): boolean {
    try {
      connection ??= new DatabaseSync(file, { timeout: 0 });
      connection.exec('begin immediate; rollback');
      return true;
    } catch {
      return false;
    }
  }

  return {
    async canBeTaken() {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        if (take()) return true;
        if (tries < TRIES) await delay(PAUSE_MS);
      }
      return false;
    },
    close: () => connection?.close(),
  };
}
