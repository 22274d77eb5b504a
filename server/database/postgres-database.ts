import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './schema.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const MOST_CONNECTIONS = 10;

/** @param onConnectionLost told when an unused connection breaks; the pool replaces it */
export function openPostgres(url: string, onConnectionLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', onConnectionLost);
  const dialect = new PostgresDialect({ pool });
  return Object.assign(new Kysely<Tables>({ dialect }), { engine: 'postgres' as const });
}
