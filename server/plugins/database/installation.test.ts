import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import { findPostgres } from '../../../checks/support/postgres-cluster.ts';
import { confirmPrimary, findMove, markMoved, markRestored, openDatabaseRole } from './installation.ts';
import { openPostgres } from './open-database.ts';
import type { Database } from './schema.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const HERE = { publicUrl: 'https://www.example.com' };
const ELSEWHERE = { publicUrl: 'https://staging.example.com' };

const reasonOf = async (database: Database, config: { publicUrl: string | null }) =>
  (await openDatabaseRole(database, config)).findCopyReason();

describe.each(engines)('the installation of a database on $name', ({ openDatabase }) => {
  it('records the installation at the first start, and its address as soon as one is set', async () => {
    const database = await openDatabase();
    for (const config of [{ publicUrl: null }, HERE, HERE]) {
      expect(await reasonOf(database, config)).toBeUndefined();
    }
    expect(await reasonOf(database, ELSEWHERE)).toContain('was live with PUBLIC_URL=https://www.example.com');
    expect(await reasonOf(database, HERE)).toBeUndefined();
  });

  it('confirms the installation for running processes and for new ones', async () => {
    const database = await openDatabase();
    await openDatabaseRole(database, HERE);
    await markRestored(database, NOW);
    const running = await openDatabaseRole(database, ELSEWHERE);
    expect(await running.findCopyReason()).toContain('was restored from a copy on 2026-03-10 06:30 UTC');
    await confirmPrimary(database, ELSEWHERE);
    expect(await running.findCopyReason()).toBeUndefined();
    expect(await reasonOf(database, ELSEWHERE)).toBeUndefined();
    expect(await reasonOf(database, HERE)).toContain('https://staging.example.com');
  });

  it('records the address at the next start when the confirming command has none', async () => {
    const database = await openDatabase();
    await openDatabaseRole(database, HERE);
    await confirmPrimary(database, { publicUrl: undefined });
    expect(await reasonOf(database, ELSEWHERE)).toBeUndefined();
    expect(await reasonOf(database, HERE)).toContain('https://staging.example.com');
  });

  it('remembers where the data was moved, until it is restored', async () => {
    const database = await openDatabase();
    expect(await findMove(database)).toBeUndefined();
    await markMoved(database, 'elsewhere', NOW);
    expect(await findMove(database)).toEqual({ movedTo: 'elsewhere', movedAt: NOW.toISOString() });
    await markRestored(database, NOW);
    expect(await findMove(database)).toBeUndefined();
  });
});

describe.skipIf(!findPostgres())('a Postgres database', () => {
  it('recognizes a copy in the same cluster', async () => {
    const admin = new pg.Client(inject('postgresAddress'));
    await admin.connect();
    onTestFinished(() => admin.end());
    const [live, copy] = [nameDatabase(), nameDatabase()];
    await admin.query(`create database ${live}`);
    const database = openNamed(live);
    expect(await reasonOf(database, HERE)).toBeUndefined();
    await database.destroy();
    await admin.query(`create database ${copy} template ${live}`);
    const copied = openNamed(copy);
    onTestFinished(() => copied.destroy());
    expect(await reasonOf(copied, HERE)).toBe('was live in another Postgres database');
  });

  it('opens the database with an account without privileges', async () => {
    const admin = new pg.Client(inject('postgresAddress'));
    await admin.connect();
    onTestFinished(() => admin.end());
    const name = nameDatabase();
    await admin.query(`create role ${name} login password 'secret'`);
    await admin.query(`create database ${name}`);
    const client = new pg.Client(addressOf(name));
    await client.connect();
    await client.query(`grant all on all tables in schema public to ${name}`);
    await client.end();
    const address = new URL(addressOf(name));
    address.username = name;
    address.password = 'secret';
    const database = openPostgres(address.href, () => {});
    onTestFinished(() => database.destroy());
    await openDatabaseRole(database, HERE);
    const { postgres_id } = await database
      .selectFrom('installation')
      .select('postgres_id')
      .executeTakeFirstOrThrow();
    expect(postgres_id).toMatch(/^\d+\/\d+$/);
  });
});

function nameDatabase(): string {
  return `place_${randomUUID().replaceAll('-', '')}`;
}

function addressOf(name: string): string {
  const address = new URL(inject('postgresAddress'));
  address.pathname = name;
  return address.href;
}

function openNamed(name: string): Database {
  return openPostgres(addressOf(name), () => {});
}
