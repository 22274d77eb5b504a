import pg from 'pg';
import { expect, it } from 'vitest';
import { ConnectionLost } from '../database/connection-lost.ts';
import { NotFound } from '../errors.ts';
import { publicErrorOf } from './public-error-of.ts';

/** As Postgres says it. */
function said(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });
}

it.each<[string, unknown, number]>([
  ['what is ours', new NotFound(), 404],
  ['a body that the framework cannot read', Object.assign(new Error('no'), { statusCode: 400 }), 400],
  ['a database that does not answer', new ConnectionLost(new Error('refused')), 503],
  ['a database that is shutting down', said('57P01'), 503],
  ['a row that the database does not take', said('23505'), 500],
  ['a mistake of ours', new TypeError('x is not a function'), 500],
])('tells the caller of %s', (_what, failure, status) => {
  expect(publicErrorOf(failure).status).toBe(status);
});
