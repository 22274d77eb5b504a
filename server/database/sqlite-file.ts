import { chmodSync, closeSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const OWNER_ONLY = 0o600;

/** What to do about a file that holds nothing, where a database should be. */
export const EMPTY_FILE_ADVICE =
  'is empty (0 bytes), as after a full or broken disk: bring a copy back with npm run restore, or delete the file to begin with an empty database';

/** Whether there is a file without a byte, which SQLite itself would take for a new database. */
export function isEmptyFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/**
 * Makes a database without tables, for its owner alone, unless the file is there. It gets its name only with its first
 * page in it: several servers may start at once, and to none may it look like a file that has lost what it held.
 * @throws when the folder cannot be written to
 */
export function createSqliteFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })) return;
  const partial = `${file}.new-${process.pid}`;
  try {
    closeSync(openSync(partial, 'w', OWNER_ONLY));
    chmodSync(partial, OWNER_ONLY);
    const sqlite = new DatabaseSync(partial);
    sqlite.exec('pragma journal_mode = wal');
    sqlite.close();
    giveName(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Never over a file that another server has made meanwhile. */
function giveName(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // A file system without hard links.
    if (!statSync(file, { throwIfNoEntry: false })) renameSync(partial, file);
  }
}
