import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findDataDir, openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { openSqlite } from '../../../plugins/database/sqlite-database.ts';
import { backupCommand } from '../commands/backup.command.ts';
import { restoreCommand } from '../commands/restore.command.ts';

async function setUp() {
  const database = await openTestDatabase();
  const dataDir = await findDataDir(database);
  const shell = await openShell({ dataDir });
  return {
    database,
    dataDir,
    file: join(dataDir, 'site.sqlite'),
    copy: join(dataDir, 'copy.sqlite'),
    backup: (...args: string[]) => shell.runAlone(backupCommand, args),
    restore: (...args: string[]) => shell.runAlone(restoreCommand, args),
  };
}

/** A folder whose database no process has open, with a copy of it that has one lead fewer. */
async function setUpStopped() {
  const set = await setUp();
  await storeLead(set.database);
  await set.backup('copy.sqlite');
  await storeLead(set.database);
  await set.database.destroy();
  return set;
}

function countLeads(file: string): number {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => sqlite.close());
  return Number(sqlite.prepare('select count(*) as count from leads').get()?.count);
}

describe('npm run backup', () => {
  it('copies what is committed while the database is open, to a file that only its owner can read', async () => {
    const { database, backup, copy } = await setUp();
    await storeLead(database);
    const { code, printed } = await backup('copy.sqlite');
    expect([code, printed[0]]).toEqual([
      0,
      expect.stringMatching(/copy\.sqlite: \d\.\d MB, 1 lead, 0 users, 0 articles; checked$/),
    ]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(countLeads(copy)).toBe(1);
  });

  it('names the copy after the time when no name is given, and numbers copies made in the same second', async () => {
    const { backup, dataDir } = await setUp();
    expect(await backup()).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataDir, 'backups'))).toEqual(['site-20260310T063000Z.sqlite']);
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);
    expect(await backup()).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataDir, 'backups')).sort()).toEqual([
      'site-20260310T063000Z-2.sqlite',
      'site-20260310T063000Z.sqlite',
    ]);
  });

  it('overwrites no file, and removes an incomplete copy', async () => {
    const { backup, copy, dataDir } = await setUp();
    writeFileSync(copy, 'mine');
    expect(await backup('copy.sqlite')).toMatchObject({
      code: 1,
      errors: [`${copy} exists already and was not overwritten`],
    });
    expect(readFileSync(copy, 'utf8')).toBe('mine');
    expect(await backup('nowhere/copy.sqlite')).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/ENOENT/)],
    });
    expect(readdirSync(dataDir).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('refuses to copy a database of 0 bytes, in one line', async () => {
    const shell = await openShell();
    writeFileSync(join(shell.folder, 'site.sqlite'), '');
    expect(await shell.runAlone(backupCommand, [])).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^\S+site\.sqlite is empty \(0 bytes\)[^\n]+npm run restore/)],
    });
    expect(readdirSync(shell.folder)).toEqual(['site.sqlite']);
  });

  it('creates no database where none exists', async () => {
    const shell = await openShell();
    expect(await shell.runAlone(backupCommand, [])).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('DATA_DIR or DATABASE_URL')],
    });
    expect(readdirSync(shell.folder)).toEqual([]);
  });
});

describe('npm run restore', () => {
  it('replaces the database with the copy, and keeps the old database', async () => {
    const { restore, file, copy, dataDir } = await setUpStopped();
    chmodSync(copy, 0o644);
    const { code, printed } = await restore('copy.sqlite');
    expect(code).toBe(0);
    expect(printed[0]).toBe(`${file} has 1 lead, 0 users, 0 articles`);
    const kept = `${file}.before-20260310T063000Z`;
    expect([countLeads(file), countLeads(kept), countLeads(copy)]).toEqual([1, 2, 1]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).filter((name) => /-(wal|shm|journal)$|restoring/.test(name))).toEqual([]);
    const database = openSqlite(dataDir);
    onTestFinished(() => database.destroy());
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('includes the log of a killed server in the old database that it keeps', async () => {
    const { database, restore, backup, dataDir, file } = await setUp();
    await backup('copy.sqlite');
    await storeLead(database);
    const killed = join(dataDir, 'killed.sqlite');
    for (const ending of ['', '-wal', '-shm']) execFileSync('cp', [file + ending, killed + ending]);
    await database.destroy();
    for (const ending of ['', '-wal', '-shm']) copyFileSync(killed + ending, file + ending);
    expect(await restore('copy.sqlite')).toMatchObject({ code: 0 });
    expect([countLeads(file), countLeads(`${file}.before-20260310T063000Z`)]).toEqual([0, 1]);
  });

  it('restores over a file of 0 bytes', async () => {
    const { copy } = await setUpStopped();
    const shell = await openShell();
    writeFileSync(join(shell.folder, 'site.sqlite'), '');
    expect(await shell.runAlone(restoreCommand, [copy])).toMatchObject({ code: 0 });
    expect(countLeads(join(shell.folder, 'site.sqlite'))).toBe(1);
  });

  it('restores a database into an empty folder', async () => {
    const { copy } = await setUpStopped();
    const shell = await openShell();
    expect(await shell.runAlone(restoreCommand, [copy])).toMatchObject({ code: 0 });
    expect(countLeads(join(shell.folder, 'site.sqlite'))).toBe(1);
  });

  const refusals: [string, (set: Awaited<ReturnType<typeof setUp>>) => void, RegExp][] = [
    [
      'a copy with a log beside it',
      ({ copy }) => writeFileSync(`${copy}-wal`, ''),
      /copy\.sqlite-wal would be read as part/,
    ],
    [
      'a log whose database is gone',
      ({ file }) => renameSync(file, `${file}-wal`),
      /site\.sqlite-wal would be read as part of .*site\.sqlite:/,
    ],
    [
      'a file that is no database',
      ({ copy }) => writeFileSync(copy, 'x'.repeat(5_000)),
      /is not a SQLite database/,
    ],
    ['an empty file', ({ copy }) => writeFileSync(copy, ''), /is not a SQLite database/],
    ['a damaged copy', ({ copy }) => damage(copy), /copy\.sqlite is (damaged|not a database of this server)/],
    ['a database of another program', ({ copy }) => makeForeign(copy), /is not a database of this server/],
    ...TAMPERED.map(([what, statement, found]): (typeof refusals)[number] => [
      `a copy ${what}`,
      ({ copy }) => change(copy, statement),
      new RegExp(`copy\\.sqlite does not have the schema of this program: ${found}$`),
    ]),
    [
      'a copy of another branch',
      ({ copy }) =>
        change(
          copy,
          `delete from kysely_migration where name > '010-z'; update kysely_migration set name = '010-others' where name = '010-bookings'`,
        ),
      /copy\.sqlite has a migration that this program does not know: 010-others/,
    ],
    [
      'a copy with leads that cannot be read',
      ({ copy }) => change(copy, `update leads set body = '{"a'`),
      /copy\.sqlite is damaged: leads\.body of 1 rows cannot be read/,
    ],
    [
      'a copy of a newer version',
      ({ copy }) => age(copy),
      /is of a newer version of this program \(999-future\)/,
    ],
  ];
  it.each(refusals)('refuses %s, and changes nothing', async (_what, prepare, message) => {
    const set = await setUpStopped();
    prepare(set);
    const listed = readdirSync(set.dataDir);
    const before = existsSync(set.file) && readFileSync(set.file);
    expect(await set.restore('copy.sqlite')).toMatchObject({
      code: 1,
      printed: [],
      errors: [expect.stringMatching(message)],
    });
    expect(readdirSync(set.dataDir)).toEqual(listed);
    expect(before && readFileSync(set.file).equals(before)).toBe(before !== false);
  });

  it('refuses while another process has the database open, and loses no data', async () => {
    const { database, backup, restore, dataDir } = await setUp();
    await backup('copy.sqlite');
    expect(await restore('copy.sqlite')).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/is in use: stop the server/)],
    });
    await storeLead(database);
    expect(await leadCount(database)).toBe(1);
    expect(readdirSync(dataDir).filter((name) => /restoring|before/.test(name))).toEqual([]);
  });

  it('reports a missing argument and a missing file', async () => {
    const { restore } = await setUpStopped();
    expect(await restore()).toMatchObject({
      code: 2,
      errors: expect.arrayContaining(['error: restore takes one file, made by npm run backup']),
    });
    expect(await restore('nowhere.sqlite')).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^there is no .*nowhere\.sqlite$/)],
    });
  });
});

/** Changes of a copy, and how the message names them. */
const TAMPERED: [what: string, statement: string, found: string][] = [
  [
    'with a trigger more',
    `create trigger steal after insert on leads begin delete from lead_notes; end`,
    'the trigger steal on leads was added',
  ],
  [
    'with a view more',
    'create view people as select email from leads',
    'the view people on people was added',
  ],
  ['with a table more', 'create table notes (text)', 'the table notes was added'],
  ['without a table', 'drop table demo_closed_days', 'the table demo_closed_days is missing.*'],
  ['without an index', 'drop index leads_email', 'the index leads_email on leads is missing'],
  ['with a column more', 'alter table leads add column color text', 'the table leads differs'],
  [
    'with another index',
    'drop index leads_email; create unique index leads_email on leads (email)',
    'the index leads_email on leads differs',
  ],
];

async function leadCount(database: Database): Promise<number> {
  return (await database.selectFrom('leads').select('id').execute()).length;
}

function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, 8_192, bytes.length - 4_096);
  writeFileSync(file, bytes);
}

function change(file: string, statement: string): void {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(statement);
  sqlite.close();
}

function makeForeign(file: string): void {
  writeFileSync(file, '');
  const sqlite = new DatabaseSync(file);
  sqlite.exec('create table notes (text)');
  sqlite.close();
}

function age(file: string): void {
  const sqlite = new DatabaseSync(file);
  sqlite.exec("insert into kysely_migration (name, timestamp) values ('999-future', '')");
  sqlite.close();
}
