import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, OWNER_ONLY, syncToDisk } from '../../../cli/private-file.ts';
import { compactTime } from '../../../cli/terminal/figures.ts';
import { markRestored } from '../../../plugins/database/installation.ts';
import { newestMigration } from '../../../plugins/database/migrate.ts';
import { openDatabase } from '../../../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { isEmptyFile } from '../../../plugins/database/sqlite-file.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { eraseAgain } from '../privacy/erase-again.ts';
import { type Contents, inspectCopy, readContents } from './inspect-file.ts';
import { requireOwnSchema } from './own-schema.ts';

/** The result of a restore. */
export interface Restored {
  contents: Contents;
  /** The new name of the previous database. */
  keptAs: string | undefined;
  /** Number of people who were erased again. */
  erasedAgain: number;
}

/** SQLite's own files beside a database: its log, and the index of that. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];
/** Time limit for a connection that is being closed; a longer lock means that the database is in use. */
const TIMEOUT_MS = 1_000;
const SQLITE_BUSY = 5;
const NOT_HELD: Disposable = { [Symbol.dispose]: () => {} };
const STAGE = 'restoring-';

/**
 * Replaces the database by a copy: checked, migrated, without the people who were erased since, and marked as restored,
 * so that it sends nothing before the operator confirms that it is live.
 * @param folders with registers of erased people, in addition to the data folder
 * @throws {Refusal} and changes nothing
 */
export async function restore(
  from: string,
  dataDir: string,
  now: Date,
  folders: readonly string[] = [],
): Promise<Restored> {
  requireAlone(from);
  // Left by a killed process.
  for (const left of globSync(`${STAGE}*`, { cwd: dataDir }))
    rmSync(join(dataDir, left), { recursive: true });
  const stage = mkdtempSync(join(dataDir, STAGE));
  const copy = join(stage, SQLITE_FILE);
  try {
    copyPrivately(from, copy);
    const contents = inspectCopy(copy);
    if (contents.schema > newestMigration()) {
      throw new Refusal(
        `${from} is of a newer version of this program (${contents.schema}): install that one first`,
      );
    }
    await requireOwnSchema(copy, contents.schema);
    const erasedAgain = await prepare(stage, { dataDir, folders: [...new Set([dataDir, ...folders])], now });
    syncToDisk(copy);
    return {
      contents: countAgain(copy),
      keptAs: replace(join(dataDir, SQLITE_FILE), copy, now),
      erasedAgain,
    };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.message.replaceAll(copy, from)) : error;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Prepares the copy for a server, in a folder of its own. @returns how many people were erased again */
async function prepare(
  stage: string,
  { dataDir, folders, now }: { dataDir: string; folders: readonly string[]; now: Date },
): Promise<number> {
  const database = await openDatabase({ dataDir: stage, databaseUrl: null }, () => {}, { mayBeMoved: true });
  try {
    const erasedAgain = await eraseAgain({ database, dataDir, folders });
    await markRestored(database, now);
    return erasedAgain;
  } finally {
    await database.destroy();
  }
}

/** Counts in the single file that is left after closing the copy. */
function countAgain(copy: string): Contents {
  const sqlite = new DatabaseSync(copy);
  try {
    sqlite.exec('pragma journal_mode = delete');
    return readContents(sqlite);
  } finally {
    sqlite.close();
  }
}
function copyPrivately(from: string, to: string): void {
  if (!existsSync(from)) throw new Refusal(`there is no ${from}`);
  closeSync(createPrivateFile(to));
  copyFileSync(from, to);
  // The copy has taken over who may read it, too.
  chmodSync(to, OWNER_ONLY);
}

/** @returns where the old file is now, if there was one */
function replace(target: string, successor: string, now: Date): string | undefined {
  // Held until it has another name, or a server could start on it in between.
  using _held = existsSync(target) ? holdAlone(target) : undefined;
  requireAlone(target);
  const keptAs = existsSync(target) ? `${target}.before-${compactTime(now)}` : undefined;
  if (keptAs) renameSync(target, keptAs);
  renameSync(successor, target);
  syncToDisk(target);
  return keptAs;
}

/**
 * Ends the write-ahead log of a database and locks it. SQLite allows that for the only connection: a server that has it
 * open is detected, and the file alone contains everything when it is kept.
 * @throws {Refusal}
 */
function holdAlone(file: string): Disposable {
  // No server starts on an empty file, and SQLite would create a new database in it.
  if (isEmptyFile(file)) return NOT_HELD;
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { timeout: TIMEOUT_MS });
    sqlite.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    sqlite?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === SQLITE_BUSY) {
      throw new Refusal(`${file} is in use: stop the server and other programs that have it open first`);
    }
    // One that is damaged is a reason to restore, and is kept as it is; with its log it would be two.
    if (beside(file).length === 0) return NOT_HELD;
    throw new Refusal(
      `${file} cannot be opened (${message}), and its log is beside it: move these files away together first`,
    );
  }
  return { [Symbol.dispose]: () => sqlite.close() };
}

/** A log that belongs to another file would be read as the newest part of this one. @throws {Refusal} */
function requireAlone(file: string): void {
  const found = beside(file);
  if (found.length === 0) return;
  throw new Refusal(
    `${found.join(' and ')} would be read as part of ${file}: move it away, or make a new copy`,
  );
}

function beside(file: string): string[] {
  return SIDE_FILES.map((ending) => file + ending).filter((path) => existsSync(path));
}
