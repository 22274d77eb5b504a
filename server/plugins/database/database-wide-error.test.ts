import pg from 'pg';
import { expect, it } from 'vitest';
import { ConnectionLost } from './connection-lost.ts';
import { isDatabaseWide } from './database-wide-error.ts';
import { SqliteError } from './sqlite-statements.ts';

const sqliteError = (errcode: number) => new SqliteError({ message: '', errcode });
const postgresError = (code: string) => Object.assign(new pg.DatabaseError('', 0, 'error'), { code });

it.each([
  ['another process that writes', sqliteError(5), true],
  ['another process that wrote in between', sqliteError(5 | (2 << 8)), true],
  ['a full disk', sqliteError(13), true],
  ['a disk that cannot be synced', sqliteError(10 | (4 << 8)), true],
  ['a disk that became read-only', sqliteError(8), true],
  ['a row that breaks a rule', sqliteError(19), false],
  ['a row that a trigger refuses', sqliteError(19 | (7 << 8)), false],
  ['a value that is too long', sqliteError(18), false],
  ['Postgres without disk', postgresError('53100'), true],
  ['Postgres that is shut down', postgresError('57P01'), true],
  ['Postgres that was too slow', postgresError('57014'), true],
  ['a Postgres that only reads', postgresError('25006'), true],
  ['a row that is there already', postgresError('23505'), false],
  ['a text with a NUL', postgresError('22021'), false],
  ['a deadlock', postgresError('40P01'), false],
  ['a connection that broke', new ConnectionLost(new Error('ECONNRESET')), true],
  ['a bug', new TypeError('undefined'), false],
])('judges %s', (_what, error, concernsAll) => {
  expect(isDatabaseWide(error)).toBe(concernsAll);
});
