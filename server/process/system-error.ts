import pg from 'pg';
import { ConnectionLost } from '../plugins/database/connection-lost.ts';

const AGAIN = 'Free some space and run the command again; unfinished work was not stored.';

/** Node's names for what a disk refuses. A full one has no path where a file was open already. */
const BY_NAME: Record<string, (path: string | undefined) => string> = {
  ENOSPC: (path) =>
    `${path ? `The disk that ${path} is on is full.` : 'The disk that the command writes to is full.'} ${AGAIN}`,
  EDQUOT: () => `The disk quota of this user is used up. ${AGAIN}`,
  EROFS: (path) => `The disk that ${path ?? 'the command writes to'} is on is read-only.`,
  EACCES: (path) => `This user may not open or change ${path ?? 'a file that the command needs'}.`,
};

const BUSY = 5;
const READONLY = 8;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
const PRIMARY_CODE = 0xff;
const DAMAGED =
  'The database is damaged. Stop the server, keep its files, and restore a copy with npm run restore.';

/** SQLite does not say which file: a copy, and the temporary files while it rewrites a database, may be elsewhere. */
const BY_SQLITE_CODE: Record<number, string> = {
  [BUSY]: 'Another process writes to the database all the time. Nothing was done; try again in a minute.',
  [CORRUPT]: DAMAGED,
  [NOT_A_DATABASE]: DAMAGED,
  [READONLY]:
    'The database cannot be written: this user may not change its files, or the disk of DATA_DIR is read-only.',
  [FULL]: `A disk is full: that of DATA_DIR, of a file that the command writes, or of the folder of temporary files. ${AGAIN}`,
};

const POSTGRES_DISK_FULL = '53100';

/**
 * Describes problems that an operator can solve: a full or read-only disk; a database that is damaged, busy or away.
 * @returns one line; `undefined` of any other error
 */
export function describeSystemError(error: unknown): string | undefined {
  // What fails while the database is closed hides why the command ended.
  if (error instanceof SuppressedError) {
    return describeSystemError(error.suppressed) ?? describeSystemError(error.error);
  }
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ConnectionLost) return `${error.message}. Try again when it does.`;
  if (error instanceof pg.DatabaseError) {
    return error.code === POSTGRES_DISK_FULL ? `The disk of Postgres is full. ${AGAIN}` : undefined;
  }
  const {
    errcode,
    code = '',
    path,
    dest,
  }: NodeJS.ErrnoException & { errcode?: number; dest?: string } = error;
  if (errcode !== undefined) return BY_SQLITE_CODE[errcode & PRIMARY_CODE];
  if (Object.hasOwn(BY_NAME, code)) return BY_NAME[code]?.(dest ?? path);
  return undefined;
}
