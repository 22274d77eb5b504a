import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, type PostgresCluster, startPostgres } from '../support/postgres-cluster.ts';
import type { LeadLoad } from './lead-load.ts';

interface Options {
  /** Commits survive a kill. */
  isDurable?: boolean;
}

/** Runs a suite on a Postgres of its own, with an empty database `site`. Skipped, and said so, where it is missing. */
export function describeOnPostgres(
  name: string,
  suite: (findCluster: () => PostgresCluster) => void,
  { isDurable = false }: Options = {},
): void {
  const binaries = findPostgres();
  if (!binaries) console.warn('skipped: no Postgres, neither in PATH nor below /usr/lib/postgresql');

  describe.skipIf(!binaries)(name, () => {
    let cluster: PostgresCluster | undefined;

    beforeAll(async () => {
      cluster = await startPostgres(binaries ?? '', isDurable);
      await cluster.createDatabase('site');
    });

    afterAll(() => cluster?.stop());

    suite(() => {
      if (!cluster) throw new Error('Postgres has not been started');
      return cluster;
    });
  });
}

/** Acknowledged leads that are not in a database of the cluster. */
export async function findLost(
  { outcomes }: Pick<LeadLoad, 'outcomes'>,
  cluster: PostgresCluster,
  database = 'site',
): Promise<string[]> {
  const rows = await cluster.ask<{ id: string }>(database, 'select id from leads');
  const stored = new Set(rows.map(({ id }) => id));
  return outcomes.flatMap(({ id }) => (id !== undefined && !stored.has(id) ? [id] : []));
}
