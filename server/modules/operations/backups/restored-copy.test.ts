import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { findPostgres } from '../../../../checks/support/postgres-cluster.ts';
import { findDataDir, openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { recordErased } from '../../../plugins/database/erased-register.ts';
import { openDatabaseRole } from '../../../plugins/database/installation.ts';
import { migrate } from '../../../plugins/database/migrate.ts';
import { openDatabase, openPostgres } from '../../../plugins/database/open-database.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { openSqlite, SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { leadsCommands } from '../../leads/commands/leads.commands.ts';
import { backupCommand } from '../commands/backup.command.ts';
import { restoreCommand } from '../commands/restore.command.ts';

const EMAIL = 'canary.q7x@example.com';
const OTHER = 'bob.z3k@example.net';
const HERE = { publicUrl: 'https://www.example.com' };

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  onTestFinished(() => database.destroy().catch(() => {}));
  return database;
}

const copyReason = async (database: Database) => (await openDatabaseRole(database, HERE)).findCopyReason();

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function setUp() {
  const database = await openTestDatabase();
  const dataDir = await findDataDir(database);
  const backupDir = await makeFolder();
  const shell = await openShell({ dataDir, config: { backupDir } });
  return {
    ...{ database, dataDir, backupDir },
    backup: (...args: string[]) => shell.runAlone(backupCommand, args),
    restore: (...args: string[]) => shell.runAlone(restoreCommand, args),
    erase: (email: string) => shell.run(leadsCommands, database, ['erase', '--email', email, '--yes']),
  };
}

describe('npm run restore', () => {
  it('sends nothing until the operator confirms it', async () => {
    const { database, dataDir, backup, restore } = await setUp();
    await openDatabaseRole(database, HERE);
    await backup('copy.sqlite');
    await database.destroy();
    const { code, printed } = await restore('copy.sqlite');
    expect([code, printed.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^It sends nothing until .*--this-is-live/),
    ]);
    const restored = await open(dataDir);
    expect(await copyReason(restored)).toMatch(/^was restored from a copy on 2026-03-10/);
    expect(await restore('--this-is-live')).toMatchObject({
      code: 0,
      printed: [expect.stringMatching(/^This is the live/)],
    });
    expect(await copyReason(restored)).toBeUndefined();
  });

  it('marks the database as live with --this-is-live', async () => {
    const { database, dataDir, backup, restore } = await setUp();
    await backup('copy.sqlite');
    await database.destroy();
    expect(await restore('copy.sqlite', '--this-is-live')).toMatchObject({ code: 0 });
    expect(await copyReason(await open(dataDir))).toBeUndefined();
  });

  it('migrates a copy of an earlier version', async () => {
    const { restore, dataDir, database } = await setUp();
    await database.destroy();
    const folder = await makeFolder();
    const old = openSqlite(folder);
    await migrate(old, '011-booking-mails');
    await old.destroy();
    expect(await restore(join(folder, SQLITE_FILE))).toMatchObject({ code: 0, errors: [] });
    expect(await copyReason(await open(dataDir))).toContain('was restored');
  });

  it('erases people again who were erased since the copy, in any spelling, and keeps all others', async () => {
    const { database, dataDir, backup, restore, erase } = await setUp();
    await storeLead(database, { email: EMAIL });
    const other = await storeLead(database, {
      email: OTHER,
      attribution: { landing_page: `/?to=${encodeURIComponent(EMAIL)}` },
    });
    await backup('copy.sqlite');
    expect(await erase(EMAIL.toUpperCase())).toMatchObject({ code: 0 });
    await database.destroy();
    const { code, printed } = await restore('copy.sqlite');
    expect([code, printed]).toEqual([
      0,
      expect.arrayContaining([expect.stringMatching(/^Erased again.*: 1 address$/)]),
    ]);
    const restored = await open(dataDir);
    expect(await restored.selectFrom('leads').select(['id', 'attribution']).execute()).toEqual([
      { id: other, attribution: '{"landing_page":"/?to=[removed]"}' },
    ]);
    expect(readFileSync(join(dataDir, SQLITE_FILE), 'latin1')).not.toContain(EMAIL);
  });

  it('erases again a person who was invited to the demo of another, and left nothing else', async () => {
    const { database, dataDir, backup, restore, erase } = await setUp();
    const leadId = await storeDemo(database, { start: new Date('2026-03-12T09:00:00Z'), email: OTHER });
    const guest = { id: randomUUID(), lead_id: leadId, email: EMAIL, person: 'hash' };
    await database
      .insertInto('booking_guests')
      .values({ ...guest, invited_at: NOW.toISOString() })
      .execute();
    await backup('copy.sqlite');
    expect(await erase(EMAIL)).toMatchObject({ code: 0 });
    await database.destroy();
    expect(await restore('copy.sqlite')).toMatchObject({ code: 0 });
    expect(await (await open(dataDir)).selectFrom('booking_guests').select('email').execute()).toEqual([]);
  });

  it('reads the register beside the daily copies when the data folder is lost', async () => {
    const { database, dataDir, backupDir, backup, restore, erase } = await setUp();
    await storeLead(database, { email: EMAIL });
    await backup(join(backupDir, 'copy.sqlite'));
    await erase(EMAIL);
    await database.destroy();
    for (const name of [SQLITE_FILE, 'erased.jsonl']) rmSync(join(dataDir, name));
    expect(await restore(join(backupDir, 'copy.sqlite'))).toMatchObject({ code: 0 });
    expect(await (await open(dataDir)).selectFrom('leads').selectAll().execute()).toEqual([]);
    // The data folder has the register again.
    expect(readFileSync(join(dataDir, 'erased.jsonl'), 'utf8')).toBe(
      readFileSync(join(backupDir, 'erased.jsonl'), 'utf8'),
    );
  });

  it('keeps a person who returned after an erasure, before the copy was made', async () => {
    const { database, dataDir, backup, restore, erase } = await setUp();
    await storeLead(database, { email: EMAIL });
    await erase(EMAIL);
    const back = await storeLead(database, { email: EMAIL });
    await backup('copy.sqlite');
    await database.destroy();
    await restore('copy.sqlite');
    expect(await (await open(dataDir)).selectFrom('leads').select('id').execute()).toEqual([{ id: back }]);
  });
});

describe('erased.jsonl', () => {
  it('contains no address, and matches the database in both folders', async () => {
    const { database, dataDir, backupDir, erase } = await setUp();
    await storeLead(database, { email: EMAIL });
    await erase(EMAIL);
    await erase(OTHER);
    const rows = await database.selectFrom('erased_addresses').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ salt }) => salt)).size).toBe(1);
    for (const folder of [dataDir, backupDir]) {
      const lines = readFileSync(join(folder, 'erased.jsonl'), 'utf8').trim().split('\n');
      expect(lines.map((line) => JSON.parse(line).hash).sort()).toEqual(rows.map(({ hash }) => hash).sort());
      expect(lines.join()).not.toMatch(/canary|example/);
    }
  });
});

describe.skipIf(!findPostgres())('npm run restore on Postgres', () => {
  async function createPostgres(): Promise<string> {
    const address = new URL(inject('postgresAddress'));
    const client = new pg.Client(address.href);
    await client.connect();
    const name = `restored_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${name}`);
    await client.end();
    address.pathname = name;
    return address.href;
  }

  it('erases people again after pg_restore', async () => {
    const { database: elsewhere, dataDir } = await setUp();
    await recordErased(elsewhere, [dataDir], { email: EMAIL, now: NOW });
    const databaseUrl = await createPostgres();
    const database = openPostgres(databaseUrl, () => {});
    onTestFinished(() => database.destroy());
    await storeLead(database, { email: EMAIL });
    const other = await storeLead(database, { email: OTHER });
    const shell = await openShell({ dataDir, config: { databaseUrl } });
    expect(await shell.runAlone(restoreCommand, [])).toMatchObject({
      code: 0,
      printed: [expect.stringMatching(/^Erased again.*: 1 address$/), expect.any(String)],
    });
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([{ id: other }]);
    expect(await shell.runAlone(restoreCommand, [])).toMatchObject({
      code: 0,
      printed: [expect.any(String)],
    });
    expect(await shell.runAlone(restoreCommand, ['copy.sqlite'])).toMatchObject({
      code: 2,
      errors: expect.arrayContaining([expect.stringMatching(/^the data is in Postgres: pg_restore/)]),
    });
  });
});
