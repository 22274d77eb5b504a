import { mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { findDataDir, openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { leadsCommands } from '../../leads/commands/leads.commands.ts';
import { backupCommand } from '../commands/backup.command.ts';

const EMAIL = 'canary.q7x@example.com';
const YESTERDAY = new Date('2026-03-09T06:30:00Z');

async function setUp() {
  const database = await openTestDatabase();
  const dataDir = await findDataDir(database);
  const backupDir = await mkdtemp(join(tmpdir(), 'backups-'));
  onTestFinished(() => rm(backupDir, { recursive: true, force: true }));
  const shell = await openShell({ dataDir, config: { backupDir } });
  await storeLead(database, { email: EMAIL });
  await storeLead(database, { email: 'bob.z3k@example.net' });
  mkdirSync(join(dataDir, 'backups'));
  const copies = [join(dataDir, 'backups', 'one.sqlite'), join(backupDir, 'two.sqlite')];
  for (const copy of copies) {
    await shell.runAlone(backupCommand, [copy]);
    utimesSync(copy, YESTERDAY, YESTERDAY);
  }
  return {
    copies,
    erase: (...options: string[]) =>
      shell.run(leadsCommands, database, ['erase', '--email', EMAIL, ...options]),
  };
}

function emailsIn(file: string): unknown[] {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    return sqlite
      .prepare('select email from leads')
      .all()
      .map(({ email }) => email);
  } finally {
    sqlite.close();
  }
}

it('exits with 0 when only backups contain the person, and lists them with the command to erase there', async () => {
  const { copies, erase } = await setUp();
  const { code, printed } = await erase('--yes');
  expect(code).toBe(0);
  expect(printed).toEqual(expect.arrayContaining(copies.map((copy) => `  ${copy}`)));
  expect(printed.join('\n')).toMatch(
    /found in copies only\..*npm run restore erases the address again.*--backups/s,
  );
});

it('erases in backups with --backups, and keeps their other rows and their time', async () => {
  const { copies, erase } = await setUp();
  const { code, printed } = await erase('--yes', '--backups');
  expect([code, printed]).toEqual([
    0,
    expect.arrayContaining([
      ...copies.map((copy) => `Deleted in ${copy}, too.`),
      expect.stringContaining('found nowhere.'),
    ]),
  ]);
  for (const copy of copies) {
    expect(emailsIn(copy)).toEqual(['bob.z3k@example.net']);
    expect(readFileSync(copy, 'latin1')).not.toContain(EMAIL);
    expect([statSync(copy).mtime, statSync(copy).mode & 0o777]).toEqual([YESTERDAY, 0o600]);
  }
});

it('erases in backups also after the person was erased from the database', async () => {
  const { copies, erase } = await setUp();
  await erase('--yes');
  expect(await erase()).toMatchObject({ code: 0, printed: expect.arrayContaining([`  ${copies[0]}`]) });
  expect((await erase('--yes', '--backups')).printed.join('\n')).toContain('found nowhere.');
});
