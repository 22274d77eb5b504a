import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StartError } from '../process/start-error.ts';
import type { Database, Tables } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

export const SQLITE_FILE = 'site.sqlite';

/** How long a write waits for another process, such as an operator's shell; it blocks every visitor meanwhile. */
const BUSY_TIMEOUT_MS = 2_000;
const SYNCHRONOUS_FULL = 2;

/** Opens, or makes, the database in the folder; nobody but its owner can read the new file. */
export function openSqlite(dataDir: string): Database {
  const dialect = createSqliteDialect(openDurably(dataDir));
  return Object.assign(new Kysely<Tables>({ dialect }), { engine: 'sqlite' as const });
}

function openDurably(dataDir: string): DatabaseSync {
  const file = join(dataDir, SQLITE_FILE);
  try {
    makeFolder(dataDir);
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    throw new StartError('DATA_DIR', 'must be a folder that this process can write to');
  }
  try {
    const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full');
    assertDurable(sqlite);
    return sqlite;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      'DATA_DIR',
      `${SQLITE_FILE} in it cannot be used as a database (${(error as Error).message})`,
    );
  }
}

/** One by one: where nothing can be made, such as below `/proc`, Node's own `recursive` never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts here may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

/** An acknowledged lead must survive a power cut: only a write-ahead log synced at every commit promises that. */
function assertDurable(sqlite: DatabaseSync): void {
  const journal = sqlite.prepare('pragma journal_mode').get()?.journal_mode;
  const synchronous = sqlite.prepare('pragma synchronous').get()?.synchronous;
  if (journal !== 'wal' || synchronous !== SYNCHRONOUS_FULL) {
    sqlite.close();
    throw new StartError('DATA_DIR', 'must be on a file system on which SQLite can keep a write-ahead log');
  }
}
