import { chmodSync, closeSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Misuse, Refusal } from '../../command-line.ts';
import { newestMigration } from '../../database/migrate.ts';
import { SQLITE_FILE } from '../../database/sqlite-database.ts';
import { isEmptyFile } from '../../database/sqlite-file.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { createPrivateFile, OWNER_ONLY, syncToDisk } from '../private-file.ts';
import { compactTime } from '../terminal/figures.ts';
import { describeContents } from './describe-contents.ts';
import { type Contents, inspectCopy } from './inspect-file.ts';

/** SQLite's own files beside a database: its log, and the index of that. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];
/** For a connection that is just being closed; one that stays open is somebody at work. */
const PATIENCE_MS = 1_000;
const SQLITE_BUSY = 5;
const NOT_HELD: Disposable = { [Symbol.dispose]: () => {} };

export const restoreBackup = command({
  name: '',
  usage: '<file>',
  summary: 'puts a copy in the place of the database, while no server runs, and keeps what was there',
  options: {},
  read({ positionals: [named, ...rest] }) {
    if (named === undefined || rest.length > 0)
      throw new Misuse('restore takes one file, made by npm run backup');
    return async (desk: Desk) => {
      const { dataDir, databaseUrl } = desk.config;
      if (databaseUrl !== null) {
        throw new Refusal('the data is in Postgres: pg_restore brings it back, see npm run backup');
      }
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      desk.progress('checking the copy');
      const { contents, keptAs } = restore(resolve(desk.cwd, named), dataDir, desk.clock());
      desk.progress(undefined);
      desk.print(`${join(dataDir, SQLITE_FILE)} has ${describeContents(contents)}`);
      if (keptAs) desk.print(`What was there is now ${keptAs}: delete it once you do not need it`);
      desk.print('Whoever was erased after the copy was made is in it again: erase them anew.');
      return undefined;
    };
  },
});

/**
 * @returns what has been brought back, and where that is now which was there before
 * @throws {Refusal} and everything is as it was
 */
export function restore(
  from: string,
  dataDir: string,
  now: Date,
): { contents: Contents; keptAs: string | undefined } {
  requireAlone(from);
  const target = join(dataDir, SQLITE_FILE);
  const partial = `${target}.restoring`;
  for (const file of [partial, ...beside(partial)]) rmSync(file, { force: true });
  try {
    copyPrivately(from, partial);
    const contents = inspectCopy(partial);
    if (contents.schema > newestMigration()) {
      throw new Refusal(
        `${from} is of a newer version of this program (${contents.schema}): install that one first`,
      );
    }
    syncToDisk(partial);
    return { contents, keptAs: replace(target, partial, now) };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error instanceof Refusal ? new Refusal(error.message.replaceAll(partial, from)) : error;
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
 * Ends the write-ahead log of a database and locks it. SQLite does so for its only connection alone: whoever else has it
 * open, such as a server, is found out, and the file by itself holds everything when it is kept.
 * @throws {Refusal}
 */
function holdAlone(file: string): Disposable {
  // No server starts on a file without a byte, and SQLite would begin a new database in it.
  if (isEmptyFile(file)) return NOT_HELD;
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { timeout: PATIENCE_MS });
    sqlite.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    sqlite?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === SQLITE_BUSY) {
      throw new Refusal(`${file} is in use: stop the server, and whatever else has it open, first`);
    }
    // One that is damaged is a reason to restore, and is kept as it is; with its log it would be two.
    if (beside(file).length === 0) return NOT_HELD;
    throw new Refusal(
      `${file} cannot be opened (${message}), and its log lies beside it: move them all away together first`,
    );
  }
  return { [Symbol.dispose]: () => sqlite.close() };
}

/** A log that belongs to another file would be read as the newest part of this one. @throws {Refusal} */
function requireAlone(file: string): void {
  const found = beside(file);
  if (found.length === 0) return;
  throw new Refusal(
    `${found.join(' and ')} would be taken for a part of ${file}: move it away, or make a new copy`,
  );
}

function beside(file: string): string[] {
  return SIDE_FILES.map((ending) => file + ending).filter((path) => existsSync(path));
}
