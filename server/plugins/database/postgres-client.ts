import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionLost } from './connection-lost.ts';
import type { WriteHealth } from './write-health.ts';

/** A statement sent over one connection; several may be sent before the first is answered. */
type Send = (text: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

const BEGIN = /^(begin|start transaction)\b/;
const END = /^(commit|rollback)$/;

/** Reports whether a pooler, such as PgBouncer, refused the limit for statements of a connection. */
function refusesLimit(error: unknown): boolean {
  return error instanceof Error && /startup parameter.*statement_timeout/.test(error.message);
}

/**
 * Limits each statement by its transaction, and makes one for a statement that has none. A setting of the connection
 * would reach other clients of a pooler in transaction mode: the limit of a migration, a visitor.
 */
function limitStatements(send: Send, limitMs: number): Send {
  const limit = `set local statement_timeout = ${limitMs}`;
  let isInTransaction = false;

  return async (text, parameters) => {
    if (BEGIN.test(text)) {
      isInTransaction = true;
      const [begun] = await Promise.all([send(text, []), send(limit, [])]);
      return begun;
    }
    if (isInTransaction) {
      if (END.test(text)) isInTransaction = false;
      return send(text, parameters);
    }
    const all = [send('begin', []), send(limit, []), send(text, parameters), send('commit', [])] as const;
    const [, , result] = await Promise.all(all);
    return result;
  };
}

/** Postgres's word for a server that follows another one and takes nothing itself. */
const READ_ONLY = '25006';

/**
 * A pool that lends no connection a second time on which an answer failed to come: the next query would stand in line
 * behind the lost one, and so would the rollback, for as long again. Nor any that is as old: after a failover they all
 * lead to a server that no longer answers, or to one that takes no writes.
 * @param statementTimeoutMs limit that each transaction brings where a pooler refuses the one of the connection
 */
export function discardLost(pool: pg.Pool, health: WriteHealth, statementTimeoutMs: number): PostgresPool {
  let generation = 0;
  const generations = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => generations.set(client, generation));

  async function connect(): Promise<PostgresPoolClient> {
    const client = await health.watch(open());
    if (generations.get(client) === generation) return lend(client);
    client.release(true);
    return connect();
  }

  async function open(): Promise<pg.PoolClient> {
    return await pool.connect().catch((error) => {
      if (!pool.options.statement_timeout || !refusesLimit(error)) return fail(error);
      pool.options.statement_timeout = undefined;
      return open();
    });
  }

  function lend(client: pg.PoolClient): PostgresPoolClient {
    const send: Send = (text, parameters) => client.query(text, [...parameters]);
    const limited = pool.options.statement_timeout ? send : limitStatements(send, statementTimeoutMs);
    return lendUntilLost(client, limited, health, () => (generation += 1));
  }
  return { connect, end: () => pool.end(), options: pool.options };
}

function lendUntilLost(
  client: pg.PoolClient,
  send: Send,
  health: WriteHealth,
  onLost: () => void,
): PostgresPoolClient {
  let lost: unknown;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await health.watch(send(text, parameters).catch(fail));
    } catch (error) {
      if (leadsNowhere(error)) {
        lost = error;
        onLost();
      }
      throw error;
    }
  };
  // Kysely asks for the form with a cursor too, but uses it for reading in parts only.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(lost !== undefined),
  };
}

function leadsNowhere(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof pg.DatabaseError && error.code === READ_ONLY);
}

/** Rethrows an error: one of Postgres itself is an answer, any other a lost connection. */
function fail(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new ConnectionLost(error);
}
