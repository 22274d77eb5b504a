import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import type { Database } from '../database/schema.ts';
import { findPostgres, type PostgresCluster, startPostgres } from './postgres-cluster.ts';

/** To initialise and start a cluster on a machine that is busy with other tests. */
const START_MS = 60_000;
const TEST_MS = 20_000;

/**
 * Runs a suite on the machine's own Postgres: one throwaway cluster for all of it, an empty migrated database
 * for each test. Skipped, and said so, where Postgres is missing.
 */
export function describeOnPostgres(suite: (openDatabase: () => Promise<Database>) => void): void {
  const binaries = findPostgres();
  if (!binaries) console.warn('skipped: no Postgres, neither in PATH nor below /usr/lib/postgresql');

  describe.skipIf(!binaries)('with Postgres', { timeout: TEST_MS }, () => {
    let cluster: PostgresCluster | undefined;

    beforeAll(async () => {
      if (!binaries) return;
      cluster = await startPostgres(binaries);
      const template = openPostgres(cluster.addressOf('template1'), () => {});
      await migrate(template);
      await template.destroy();
    }, START_MS);

    afterAll(async () => cluster?.stop());

    suite(async () => {
      if (!cluster) throw new Error('Postgres has not been started');
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await cluster.createDatabase(name);
      const database = openPostgres(cluster.addressOf(name), () => {});
      onTestFinished(() => database.destroy());
      return database;
    });
  });
}
