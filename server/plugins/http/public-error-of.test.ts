import pg from 'pg';
import { expect, it } from 'vitest';
import { NotFound } from '../../shared/errors.ts';
import { ConnectionLost } from '../database/connection-lost.ts';
import { SqliteError } from '../database/sqlite-statements.ts';
import { publicErrorOf } from './error-handler.ts';

/** Returns an error as Postgres reports it. */
function said(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });
}

it.each<[string, unknown, number]>([
  ['what is ours', new NotFound(), 404],
  ['a body that the framework cannot read', Object.assign(new Error('no'), { statusCode: 400 }), 400],
  ['a database that does not answer', new ConnectionLost(new Error('refused')), 503],
  ['a database that is shutting down', said('57P01'), 503],
  ['a database whose file is damaged', new SqliteError({ message: 'malformed', errcode: 11 }), 503],
  ['a row that the database does not take', said('23505'), 500],
  ['a bug', new TypeError('x is not a function'), 500],
])('maps %s to a status', (_what, failure, status) => {
  expect(publicErrorOf(failure).status).toBe(status);
});

it.each([
  [
    { email: 'hello@example.com', phone: '+1 555 0100' },
    ' Please call +1 555 0100 or write to hello@example.com.',
  ],
  [{ email: 'hello@example.com' }, ' Please write to hello@example.com.'],
  [{}, ''],
])('names %j when the database is damaged', (contact, ending) => {
  const error = publicErrorOf(new SqliteError({ message: 'malformed', errcode: 26 }), contact);
  expect(error.toBody()).toEqual({
    statusCode: 503,
    code: 'storage_unavailable',
    message: `We can’t take or show this right now, and it will be a while.${ending}`,
  });
  expect(error.headers).toEqual({ 'retry-after': '3600' });
});
