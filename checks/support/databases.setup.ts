import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createAccounts } from '../../server/modules/accounts/accounts.ts';
import { openBookingLinks } from '../../server/modules/bookings/demos/booking-links.ts';
import { migrate } from '../../server/plugins/database/migrate.ts';
import { openDatabase, openPostgres } from '../../server/plugins/database/open-database.ts';
import { findOrCreateKey } from '../../server/plugins/database/server-keys.ts';
import { SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { systemClock } from '../../server/shared/clock.ts';
import { findPostgres, startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an empty database of the newest schema, to be copied. */
    migratedSqlite: string;
    /** Address of a cluster whose `template1` has the newest schema; empty where Postgres is missing. */
    postgresAddress: string;
  }
}

/** Once for a run of tests: what would cost each test, or each file, the same work again. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const [removeSqlite, stopPostgres] = await Promise.all([migrateSqlite(project), migratePostgres(project)]);
  return async () => {
    await Promise.all([removeSqlite(), stopPostgres()]);
  };
}

async function migrateSqlite(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'migrated-'));
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  // The keys that a server makes at its first start: a test that only reads needs no thread that writes.
  await createAccounts({ database, clock: systemClock, onSignedUp: async () => {} });
  await openBookingLinks(database, systemClock);
  await findOrCreateKey(database, 'desk');
  // Its last connection, closed, leaves everything in the one file.
  await database.destroy();
  project.provide('migratedSqlite', join(dataDir, SQLITE_FILE));
  return () => rm(dataDir, { recursive: true });
}

async function migratePostgres(project: TestProject): Promise<() => Promise<void>> {
  const binaries = findPostgres();
  if (!binaries) {
    if (!process.env.WITHOUT_POSTGRES) {
      console.warn('Not tested on Postgres, which is neither in PATH nor below /usr/lib/postgresql.');
    }
    project.provide('postgresAddress', '');
    return async () => {};
  }
  const cluster = await startPostgres(binaries);
  const template = openPostgres(cluster.addressOf('template1'), () => {});
  await migrate(template);
  await template.destroy();
  project.provide('postgresAddress', cluster.addressOf('postgres'));
  return () => cluster.stop();
}
