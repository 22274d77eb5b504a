import pg from 'pg';
import { expect, it } from 'vitest';
import { ConnectionLost } from '../plugins/database/connection-lost.ts';
import { SqliteError } from '../plugins/database/sqlite-statements.ts';
import { describeSystemError } from './system-error.ts';

const fileError = (code: string, path?: string) => Object.assign(new Error(code), { code, path });
const sqliteError = (errcode: number) => new SqliteError({ message: 'x', errcode });
const postgresError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });

it.each([
  [sqliteError(13), /^A disk is full: .* Free some space and run the command again/],
  [sqliteError(8), /^The database cannot be written/],
  // An extended code: a read-only folder.
  [sqliteError(8 | (6 << 8)), /^The database cannot be written/],
  [fileError('ENOSPC'), /^The disk that the command writes to is full\. Free some space/],
  [fileError('ENOSPC', '/a/b'), /^The disk that \/a\/b is on is full\. Free some space/],
  [fileError('EROFS', '/a/b'), /^The disk that \/a\/b is on is read-only/],
  [fileError('EACCES', '/a/b'), /^This user may not open or change \/a\/b\.$/],
  [postgresError('53100'), /^The disk of Postgres is full\. Free some space/],
  [sqliteError(5 | (1 << 8)), /^Another process writes to the database/],
  [sqliteError(11), /^The database is damaged\. .*npm run restore/],
  [sqliteError(26), /^The database is damaged/],
  [new ConnectionLost(fileError('ECONNREFUSED')), /^Postgres does not answer: ECONNREFUSED\. Try again/],
  [new SuppressedError(new Error('closing'), sqliteError(13)), /^A disk is full/],
])('says in one line what the operator can do: %o', (error, expected) => {
  expect(describeSystemError(error)).toMatch(expected);
  expect(describeSystemError(error)).not.toContain('\n');
});

it.each([
  [new Error('x')],
  [sqliteError(1)],
  [postgresError('23505')],
  [fileError('toString')],
  ['x'],
  [null],
])('returns undefined for %o, which is a bug', (error) => {
  expect(describeSystemError(error)).toBeUndefined();
});
