import type { Config } from '../config/config.ts';
import { StartError } from '../process/start-error.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite-database.ts';

/**
 * Opens the database that the operator chose and brings it to the newest schema.
 * @throws {StartError} when it cannot be used
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onConnectionLost: (error: Error) => void,
): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl, onConnectionLost) : openSqlite(dataDir);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    const subject = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    throw new StartError(
      subject,
      `the database in it does not answer or cannot be migrated (${reasonOf(error)})`,
    );
  }
}

/** The engine's word for what is wrong; a refused connection has only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
