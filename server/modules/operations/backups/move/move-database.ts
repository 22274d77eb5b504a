import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { compactTime } from '../../../../cli/terminal/figures.ts';
import { copyDatabaseRole, findMove, markMoved } from '../../../../plugins/database/installation.ts';
import { openDatabase } from '../../../../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../../../../plugins/database/sqlite-database.ts';
import { Refusal } from '../../../../shared/refusal.ts';
import { copyTables, type MoveResult } from './copy-tables.ts';
import { describeStore, type Store } from './move-target.ts';

/** A statement may look at every row of a table. */
const STATEMENT_TIMEOUT_MS = 60 * 60_000;
const TIMEOUT_MS = 1_000;

interface MoveOptions {
  now: Date;
  /** Called with each note on the databases for the operator, one line at a time. */
  onNote: (line: string) => void;
  /** Called with the number of rows that are copied or compared, and of all. */
  onStep: (what: string, done: number, all: number) => void;
}

/**
 * Copies everything into the other database and compares it; no server starts on the source from then on.
 * @throws {Refusal} and changes nothing where the other one has something else
 */
export async function moveEverything(
  source: Store,
  target: Store,
  { now, onNote, onStep }: MoveOptions,
): Promise<MoveResult> {
  await using opened = new AsyncDisposableStack();
  const open = async (store: Store) => {
    const database = await openDatabase(store, ({ message }) => onNote(message), {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      mayBeMoved: true,
    });
    opened.defer(() => database.destroy());
    return database;
  };
  const from = await open(source);
  const to = await open(target);
  const result = await copyTables(from, to, onStep);
  if (!result.isRepeated) await copyDatabaseRole(from, to);
  await markMoved(from, describeStore(target), now);
  return result;
}

/**
 * Renames the source of an earlier move, to move back into its folder. Any other database stays, and is refused later.
 * @returns its new name, if there was one
 */
export async function renameMovedDatabase(
  { dataDir, databaseUrl }: Store,
  now: Date,
): Promise<string | undefined> {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl !== null || !existsSync(file)) return undefined;
  const database = await openDatabase({ dataDir, databaseUrl }, () => {}, { mayBeMoved: true });
  const move = await findMove(database);
  await database.destroy();
  if (!move) return undefined;
  requireUnused({ dataDir, databaseUrl });
  const keptAs = `${file}.before-${compactTime(now)}`;
  renameSync(file, keptAs);
  return keptAs;
}

/**
 * A server that keeps running would take leads that are never moved. SQLite leaves WAL mode only when no other
 * connection is open.
 * @throws {Refusal}
 */
export function requireUnused({ dataDir, databaseUrl }: Store): void {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl !== null || !existsSync(file)) return;
  const sqlite = new DatabaseSync(file, { timeout: TIMEOUT_MS });
  try {
    sqlite.exec('pragma journal_mode = delete');
  } catch (error) {
    throw new Refusal(`${file} is in use: stop the server first (${(error as Error).message})`);
  } finally {
    sqlite.close();
  }
}
