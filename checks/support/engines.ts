import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openPostgres } from '../../server/plugins/database/open-database.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { findPostgres } from './postgres-cluster.ts';
import { type AtEnd, openTestDatabase } from './test-database.ts';

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

/** Opens a database on the cluster that all test files share. */
async function openOnPostgres(atEnd: AtEnd = onTestFinished): Promise<Database> {
  const address = inject('postgresAddress');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(address, `create database ${name}`);
  const own = new URL(address);
  own.pathname = name;
  const database = openPostgres(own.href, () => {});
  atEnd(() => database.destroy());
  return database;
}

async function askPostgres(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(statement);
  await client.end();
}
