import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { DamagedDatabase, isDamage } from './damage.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';
import type { Database } from './schema.ts';
import { openSqlite, SQLITE_FILE, type StartWriter } from './sqlite-database.ts';

/** Long enough for any index; whoever waits for the lock waits no longer either. */
const MIGRATION_TIMEOUT_MS = 60 * 60_000;

/**
 * Opens the database that the operator chose and brings it to the newest schema.
 * @param parts another writer of SQLite than the usual one, for tests and measurements; another time than the usual
 * one for a statement of Postgres, for who may wait longer than a visitor
 * @throws {StartError} when it cannot be used
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onConnectionLost: (error: Error) => void,
  { startWriter, statementTimeoutMs }: { startWriter?: StartWriter; statementTimeoutMs?: number } = {},
): Promise<Database> {
  const database = databaseUrl
    ? openPostgres(databaseUrl, onConnectionLost, statementTimeoutMs)
    : openSqlite(dataDir, startWriter);
  try {
    await (databaseUrl ? migratePatiently(databaseUrl, onConnectionLost) : migrate(database));
    return database;
  } catch (error) {
    await database.destroy();
    if (isDamage(error)) throw new DamagedDatabase(`${SQLITE_FILE} in it is damaged (${reasonOf(error)})`);
    const subject = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    throw new StartError(
      subject,
      `the database in it does not answer or cannot be migrated (${reasonOf(error)})`,
    );
  }
}

/** On a connection of its own: an index of a large table takes minutes, and so does waiting for a process that makes it. */
async function migratePatiently(url: string, onConnectionLost: (error: Error) => void): Promise<void> {
  const database = openPostgres(url, onConnectionLost, MIGRATION_TIMEOUT_MS);
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

/** The engine's word for what is wrong; a refused connection has only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
