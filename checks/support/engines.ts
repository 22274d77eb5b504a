import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openPostgres } from '../../server/plugins/database/open-database.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { findPostgres } from './postgres-cluster.ts';
import { type AtEnd, openTestDatabase } from './test-database.ts';

let admin: pg.Pool | undefined;

/** A database engine that the server runs on. */
export interface Engine {
  name: 'SQLite' | 'Postgres';
  /** Opens an empty migrated database that ends with the test, or when `atEnd` says. */
  openDatabase: (atEnd?: AtEnd) => Promise<Database>;
}

/**
 * Every engine that this machine has, for `describe.each`: what a store does, it does on all of them. Postgres is left
 * out where it is not installed, which `npm test` says.
 */
export const engines: readonly Engine[] = [
  { name: 'SQLite', openDatabase: openTestDatabase },
  ...(findPostgres() ? [{ name: 'Postgres', openDatabase: openOnPostgres } as const] : []),
];

/**
 * Opens a database on the cluster that all test files share. Its files are copied, which takes a third of the time of
 * the log that a production server writes of them, and removed with it: they lie in memory.
 */
async function openOnPostgres(atEnd: AtEnd = onTestFinished): Promise<Database> {
  const address = inject('postgresAddress');
  admin ??= new pg.Pool({ connectionString: address, allowExitOnIdle: true });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} strategy file_copy`);
  const own = new URL(address);
  own.pathname = name;
  const database = openPostgres(own.href, () => {});
  atEnd(async () => {
    await database.destroy();
    await admin?.query(`drop database ${name} with (force)`);
  });
  return database;
}
