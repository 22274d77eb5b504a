import pg from 'pg';
import { ConnectionLost } from './connection-lost.ts';
import { SqliteError } from './sqlite-statements.ts';

/** SQLite's primary result codes that say nothing about a row, but that nothing can be written now. */
const SQLITE_CODES: ReadonlySet<number> = new Set([
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  26, // NOTADB
]);
const PRIMARY_CODE = 0xff;

/** Classes of Postgres: connection, transaction state, resources, an operator's doing, the system, itself. */
const POSTGRES_CLASSES: ReadonlySet<string> = new Set(['08', '25', '53', '57', '58', 'XX']);

/**
 * Reports whether an error concerns the database as a whole, so that another row would fare no better: locked, full,
 * unreadable, away.
 */
export function isDatabaseWide(error: unknown): boolean {
  if (error instanceof SqliteError) return SQLITE_CODES.has((error.errcode ?? 0) & PRIMARY_CODE);
  if (error instanceof pg.DatabaseError) return POSTGRES_CLASSES.has(error.code?.slice(0, 2) ?? '');
  return error instanceof ConnectionLost;
}
