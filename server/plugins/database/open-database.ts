import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { ConnectionLost } from './connection-lost.ts';
import { DamagedDatabase, isDamage } from './damage.ts';
import { findMove } from './installation.ts';
import { migrate } from './migrate.ts';
import { discardLost } from './postgres-client.ts';
import type { Database, Tables } from './schema.ts';
import { openSqlite, SQLITE_FILE, type StartWriter } from './sqlite-database.ts';
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

/** Long enough for any index; a process that waits for the lock waits no longer either. */
const MIGRATION_TIMEOUT_MS = 60 * 60_000;

interface OpenParts {
  /** Another writer of SQLite than the usual one, for tests and measurements. */
  startWriter?: StartWriter;
  /** Limit for a statement of Postgres, for commands, which may wait longer than a visitor. */
  statementTimeoutMs?: number;
  /** Also opens the source of an earlier move, for `move` and `restore`. */
  mayBeMoved?: boolean;
}

/**
 * Opens the database that the operator chose and brings it to the newest schema.
 * @throws {StartError} when it cannot be used, or was moved to another database
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onConnectionLost: (error: Error) => void,
  { startWriter, statementTimeoutMs, mayBeMoved = false }: OpenParts = {},
): Promise<Database> {
  const database = databaseUrl
    ? openPostgres(databaseUrl, onConnectionLost, statementTimeoutMs)
    : openSqlite(dataDir, startWriter);
  try {
    if (databaseUrl && !mayBeMoved) await requirePlainLowerCase(database);
    await (databaseUrl ? migratePatiently(databaseUrl, onConnectionLost) : migrate(database));
    if (!mayBeMoved) await requireHere(database);
    return database;
  } catch (error) {
    await database.destroy();
    if (error instanceof StartError) throw error;
    if (isDamage(error)) throw new DamagedDatabase(`${SQLITE_FILE} in it is damaged (${reasonOf(error)})`);
    const subject = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    // A pooler in statement mode closes a connection that begins a transaction; its word for that can be lost with it.
    const hint =
      error instanceof ConnectionLost && error.code === 'EPIPE'
        ? '; a pooler in statement mode, which allows no transactions, does so'
        : '';
    throw new StartError(
      subject,
      `the database in it does not answer or cannot be migrated (${reasonOf(error)}${hint})`,
    );
  }
}

/**
 * Addresses are compared in small letters. Where those of Turkish hold, a person who typed theirs in capitals would not be
 * found, neither at the desk nor to be erased.
 */
async function requirePlainLowerCase(database: Database): Promise<void> {
  const { rows } = await sql<{ letter: string }>`select lower('I') as letter`.execute(database);
  if (rows[0]?.letter === 'i') return;
  throw new StartError(
    'DATABASE_URL',
    'the locale of this database has another small letter than i for I, so that addresses would not be found; create one with --template template0 --locale C.UTF-8 (npm run move takes the data there)',
  );
}

/** A server that starts on the source of a move, because DATABASE_URL was emptied, would miss all newer data. */
async function requireHere(database: Database): Promise<void> {
  const move = await findMove(database);
  if (!move) return;
  const problem =
    database.engine === 'sqlite'
      ? 'must be set, as DATA_DIR holds the source of a move'
      : 'names the source of a move';
  throw new StartError(
    'DATABASE_URL',
    `${problem}: the data was moved to ${move.movedTo} on ${move.movedAt.slice(0, 10)}, and npm run move brings it back`,
  );
}

/**
 * Migrates on a connection of its own: an index of a large table takes minutes, and so does waiting for a process that
 * makes it.
 */
async function migratePatiently(url: string, onConnectionLost: (error: Error) => void): Promise<void> {
  const database = openPostgres(url, onConnectionLost, MIGRATION_TIMEOUT_MS);
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

/** The engine's word for what is wrong; a refused connection has only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
