import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionLost } from './connection-lost.ts';
import type { WriteHealth } from './write-health.ts';

/** Postgres's word for a server that follows another one and takes nothing itself. */
const READ_ONLY = '25006';

/**
 * A pool that lends no connection a second time on which an answer failed to come: the next query would stand in line
 * behind the lost one, and so would the rollback, for as long again. Nor any that is as old: after a failover they all
 * lead to a server that no longer answers, or to one that takes no writes.
 */
export function discardLost(pool: pg.Pool, health: WriteHealth): PostgresPool {
  let generation = 0;
  const generations = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => generations.set(client, generation));

  async function connect(): Promise<PostgresPoolClient> {
    const client = await health.watch(pool.connect().catch(fail));
    if (generations.get(client) === generation) return lendUntilLost(client, health, () => (generation += 1));
    client.release(true);
    return connect();
  }
  return { connect, end: () => pool.end(), options: pool.options };
}

function lendUntilLost(client: pg.PoolClient, health: WriteHealth, onLost: () => void): PostgresPoolClient {
  let lost: unknown;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await health.watch(client.query(text, [...parameters]).catch(fail));
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

/** What Postgres itself says is an answer. */
function fail(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new ConnectionLost(error);
}
