import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../plugins/database/sqlite-database.ts';
import { EMPTY_FILE_ADVICE, isEmptyFile } from '../plugins/database/sqlite-file.ts';
import { Refusal } from './command-line.ts';
import type { Desk, OpenDesk } from './desk.ts';

/** An operator's question may look at every row, which takes longer than a visitor would wait. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;

/**
 * Opens the database for a command, beside a server that may be running.
 * @throws {Refusal} where no server has ever stored anything: to make an empty one would hide a wrong DATA_DIR
 */
export async function openDesk(desk: Desk): Promise<OpenDesk & AsyncDisposable> {
  requireDatabase(desk.config);
  const database = await openDatabase(desk.config, ({ message }) => desk.printError(message), {
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  return { ...desk, database, [Symbol.asyncDispose]: () => database.destroy() };
}

/** @throws {Refusal} */
export function requireDatabase({ dataDir, databaseUrl }: Desk['config']): void {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl !== null) return;
  if (existsSync(file)) {
    if (isEmptyFile(file)) throw new Refusal(`${file} ${EMPTY_FILE_ADVICE}`);
    return;
  }
  throw new Refusal(`there is no ${file}: DATA_DIR or DATABASE_URL must be what the server is started with`);
}
