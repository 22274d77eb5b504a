import { chmodSync, closeSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const OWNER_ONLY = 0o600;

/** Advice about an empty file in place of a database. */
export const EMPTY_FILE_ADVICE =
  'is empty (0 bytes), as after a full or broken disk: restore a copy with npm run restore, or delete the file to start with an empty database';

/** Reports whether the file exists and is empty; SQLite would treat it as a new database. */
export function isEmptyFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/**
 * Returns the identity of the database's file and of its log: the same for as long as a connection is open, unless
 * another program removes or replaces one of them. Reads no file: closing one would end SQLite's locks on it.
 */
export function identifyFiles(file: string): string {
  return [file, `${file}-wal`]
    .map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
    .map((found) => found && `${found.dev}:${found.ino}`)
    .join(' ');
}

/**
 * Creates a database without tables, readable by its owner only, unless the file exists. The file gets its name after
 * its first page is written: several servers may start at once, and an empty file looks like a damaged one.
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

/** Does not overwrite a file that another server has created meanwhile. */
function giveName(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // A file system without hard links.
    if (!statSync(file, { throwIfNoEntry: false })) renameSync(partial, file);
  }
}
