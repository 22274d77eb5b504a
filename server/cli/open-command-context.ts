import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../plugins/database/sqlite-database.ts';
import { EMPTY_FILE_ADVICE, isEmptyFile } from '../plugins/database/sqlite-file.ts';
import { Refusal } from '../shared/refusal.ts';
import type { CommandContext, DatabaseContext, OpenOptions } from './command-context.ts';

/** An operator's question may look at every row, which takes longer than a visitor would wait. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;

/** Opens the database of a context; see `CommandContext.open`. @throws {Refusal} */
export async function openCommandContext(
  context: CommandContext,
  { mayCreate = false }: OpenOptions = {},
): Promise<DatabaseContext & AsyncDisposable> {
  if (!mayCreate) requireDatabase(context.config);
  const database = await openDatabase(context.config, ({ message }) => context.printError(message), {
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  return { ...context, database, [Symbol.asyncDispose]: () => database.destroy() };
}

/** @throws {Refusal} where no server has ever stored anything */
export function requireDatabase({ dataDir, databaseUrl }: CommandContext['config']): void {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl !== null) return;
  if (existsSync(file)) {
    if (isEmptyFile(file)) throw new Refusal(`${file} ${EMPTY_FILE_ADVICE}`);
    return;
  }
  throw new Refusal(`there is no ${file}: DATA_DIR or DATABASE_URL must be what the server is started with`);
}
