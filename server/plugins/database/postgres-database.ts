import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { discardLost } from './postgres-client.ts';
import type { Database, Tables } from './schema.ts';
import { WriteHealth } from './write-health.ts';

/**
 * Together less than the five seconds after which a lead is refused: for a connection, and then for its first answer.
 */
const CONNECT_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 3_000;
const MOST_CONNECTIONS = 10;

/**
 * @param onConnectionLost called when a connection breaks while no query runs on it; the pool replaces it. The pool
 * listens to unused ones only: one that a transaction holds, idle between two of its statements, has no other
 * listener, and an error without a listener ends the process.
 */
export function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    keepAlive: true,
    // The rows of a batch are sent without waiting for the one before (`rowByRow`).
    pipeline: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  const health = new WriteHealth();
  const dialect = new PostgresDialect({ pool: discardLost(pool, health, statementTimeoutMs) });
  return Object.assign(new Kysely<Tables>({ dialect }), { engine: 'postgres' as const, health });
}
