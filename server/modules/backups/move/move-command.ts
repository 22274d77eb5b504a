import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { command } from '../../../cli/command.ts';
import { Misuse, Refusal } from '../../../cli/command-line.ts';
import type { Desk } from '../../../cli/desk.ts';
import { requireDatabase } from '../../../cli/open-desk.ts';
import { compactTime, counted } from '../../../cli/terminal/figures.ts';
import { findMove, markMoved, takePlace } from '../../../plugins/database/installation.ts';
import { openDatabase } from '../../../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { copyTables, type MoveResult } from './copy-tables.ts';
import { describeStore, readTarget, type Store } from './move-target.ts';
import { drawProgress } from './progress-bar.ts';

/** A statement may look at every row of a table. */
const STATEMENT_TIMEOUT_MS = 60 * 60_000;
const PATIENCE_MS = 1_000;

export const moveDatabase = command({
  name: '',
  usage: '--to <address>',
  summary: 'copies everything into a database of the other engine, and compares it, while no server runs',
  details: [
    '  --to postgres://user:password@host:5432/name   from the folder DATA_DIR into an empty database',
    '  --to sqlite:folder                             from DATABASE_URL into a folder without a database',
    '  The other database has everything afterwards, or nothing. The source stays as it is, but no server starts on it',
    '  afterwards; another move brings everything back. A second run compares. Emails that were written as files stay',
    '  where they are.',
  ],
  options: { to: { type: 'string' } },
  read({ values: { to }, positionals }) {
    if (to === undefined || positionals.length > 0) throw new Misuse('move takes --to, and nothing else');
    readTarget(to, '/');
    return async (desk: Desk) => {
      const target = readTarget(to, desk.cwd);
      requireOtherEngine(desk.config, target);
      requireDatabase(desk.config);
      for (const store of [desk.config, target]) requireUnused(store);
      await setAside(target, desk);
      const result = await move(desk, target);
      desk.progress(undefined);
      report(result, desk, target);
      return undefined;
    };
  },
});

async function move(desk: Desk, target: Store): Promise<MoveResult> {
  await using opened = new AsyncDisposableStack();
  const open = async (store: Store) => {
    const database = await openDatabase(store, ({ message }) => desk.printError(message), {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      mayBeMoved: true,
    });
    opened.defer(() => database.destroy());
    return database;
  };
  const from = await open(desk.config);
  const to = await open(target);
  const result = await copyTables(from, to, (what, done, all) =>
    desk.progress(drawProgress(what, done, all)),
  );
  if (!result.isRepeated) await takePlace(from, to);
  await markMoved(from, describeStore(target), desk.clock());
  return result;
}

/** Renames the source of an earlier move, to move back into its folder. Any other database stays, and is refused. */
async function setAside({ dataDir, databaseUrl }: Store, desk: Desk): Promise<void> {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl !== null || !existsSync(file)) return;
  const database = await openDatabase({ dataDir, databaseUrl }, () => {}, { mayBeMoved: true });
  const move = await findMove(database);
  await database.destroy();
  if (!move) return;
  requireUnused({ dataDir, databaseUrl });
  const keptAs = `${file}.before-${compactTime(desk.clock())}`;
  renameSync(file, keptAs);
  desk.print(`The source of the earlier move is now ${keptAs}: delete it once you do not need it`);
}

function report({ isRepeated, counts }: MoveResult, desk: Desk, target: Store): void {
  const filled = counts.filter(({ rows }) => rows > 0);
  const width = Math.max(0, ...filled.map(({ table }) => table.length));
  for (const { table, rows } of filled)
    desk.print(`  ${table.padEnd(width)}  ${counted(rows, 'row')}, the same`);
  const all = filled.reduce((sum, { rows }) => sum + rows, 0);
  const what = `${counted(all, 'row')} in ${counted(filled.length, 'table')}`;
  desk.print(
    isRepeated
      ? `${describeStore(target)} had all of it already: ${what}`
      : `${describeStore(target)} now has all of it: ${what}`,
  );
  const setting = target.databaseUrl === null ? `DATA_DIR=${target.dataDir}` : 'DATABASE_URL';
  desk.print(
    `Start the server with ${setting} from now on. ${describeStore(desk.config)} still contains everything, and no server starts on it: delete it when you do not need it.`,
  );
}

/** @throws {Misuse} */
function requireOtherEngine(from: Store, to: Store): void {
  if ((from.databaseUrl === null) !== (to.databaseUrl === null)) return;
  throw new Misuse(
    from.databaseUrl === null
      ? 'the data is in SQLite already: npm run backup copies it'
      : 'the data is in Postgres already: pg_dump copies it',
  );
}

/**
 * A server that goes on would take leads that are never moved. SQLite ends its log only for whoever is alone.
 * @throws {Refusal}
 */
function requireUnused({ dataDir, databaseUrl }: Store): void {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl !== null || !existsSync(file)) return;
  const sqlite = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    sqlite.exec('pragma journal_mode = delete');
  } catch (error) {
    throw new Refusal(`${file} is in use: stop the server first (${(error as Error).message})`);
  } finally {
    sqlite.close();
  }
}
