import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { damage } from '../../../../checks/support/damage.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { findDataDir, openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { backupCommand } from '../commands/backup.command.ts';
import { findNewestBackup, findNewestDaily, takeDailyBackup } from './daily-backup.ts';
import { rehearseRestore } from './rehearse-restore.ts';

const DAY_MS = 24 * 3_600_000;
const TODAY = 'site-daily-2026-03-10.sqlite';
const onDay = (day: number) => new Date(NOW.getTime() + day * DAY_MS);

async function setUp(backupKeep = 14) {
  const database = await openTestDatabase();
  await storeLead(database);
  const dataDir = await findDataDir(database);
  const backupDir = join(dataDir, 'daily');
  const place = { dataDir, databaseUrl: null, backupDir, backupKeep };
  return {
    ...{ database, dataDir, backupDir },
    take: (now = NOW) => takeDailyBackup(place, now),
    list: () => readdirSync(backupDir).sort(),
  };
}

describe('takeDailyBackup', () => {
  it('writes one checked backup a day, readable only by its owner', async () => {
    const { take, list, backupDir } = await setUp();
    expect(take()).toMatchObject({
      file: join(backupDir, TODAY),
      contents: expect.stringMatching(/^1 lead,/),
      removed: [],
    });
    expect(take()).toBeUndefined();
    expect(list()).toEqual([TODAY]);
    expect([statSync(backupDir).mode & 0o777, statSync(join(backupDir, TODAY)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
    take(onDay(1));
    expect(list()).toEqual([TODAY, 'site-daily-2026-03-11.sqlite']);
  });

  it('removes the oldest backups beyond the number to keep, and no other files', async () => {
    const { take, list, backupDir } = await setUp(2);
    mkdirSync(backupDir);
    const others = ['site-20260301T063000Z.sqlite', 'site-daily-2026-03-01.sqlite.old', 'thesis.sqlite'];
    for (const name of others) writeFileSync(join(backupDir, name), 'mine');
    for (const day of [0, 1, 2, 3]) take(onDay(day));
    expect(list()).toEqual(
      [...others, 'site-daily-2026-03-12.sqlite', 'site-daily-2026-03-13.sqlite'].sort(),
    );
  });

  it('leaves the backup to a process that is writing it, and writes it when that process was killed', async () => {
    const { take, list, backupDir } = await setUp();
    mkdirSync(backupDir);
    const file = join(backupDir, TODAY);
    for (const name of [file, `${file}.part`]) writeFileSync(name, '');
    utimesSync(file, NOW, NOW);
    expect(take()).toBeUndefined();
    expect(take(new Date(NOW.getTime() + 2 * 3_600_000))).toMatchObject({
      contents: expect.stringMatching(/^1 lead,/),
    });
    expect(list()).toEqual([TODAY]);
  });

  it('keeps older backups when it fails, and leaves no incomplete one', async () => {
    const { take, list, database, dataDir } = await setUp(1);
    take();
    await database.destroy();
    damage(join(dataDir, 'site.sqlite'));
    expect(() => take(onDay(1))).toThrow();
    expect(list()).toEqual([TODAY]);
  });

  it('finds the newest backup by its age, whatever its name', async () => {
    const { take, backupDir } = await setUp();
    expect(findNewestBackup(backupDir)).toBeUndefined();
    expect(findNewestDaily(backupDir)).toBeUndefined();
    take();
    const file = join(backupDir, TODAY);
    utimesSync(file, NOW, NOW);
    writeFileSync(join(backupDir, 'site-daily-2026-03-11.sqlite'), '');
    expect([findNewestBackup(backupDir), findNewestDaily(backupDir)]).toEqual([NOW, file]);
    writeFileSync(join(backupDir, 'site.dump'), 'x');
    utimesSync(join(backupDir, 'site.dump'), onDay(1), onDay(1));
    expect(findNewestBackup(backupDir)).toEqual(onDay(1));
  });
});

describe('npm run backup -- --daily', () => {
  it('writes the backup of the day once, for a timer', async () => {
    const { dataDir, backupDir, list } = await setUp();
    const shell = await openShell({ dataDir, config: { backupDir, backupKeep: 1 } });
    expect(await shell.runAlone(backupCommand, ['--daily'])).toMatchObject({
      code: 0,
      printed: [expect.stringMatching(/site-daily-2026-03-10\.sqlite: .* 1 lead, .*; checked$/)],
    });
    expect(await shell.runAlone(backupCommand, ['--daily'])).toMatchObject({
      code: 0,
      printed: [`today’s copy is already in ${backupDir}`],
    });
    expect(list()).toEqual([TODAY]);
  });

  it('reports a missing BACKUP_DIR and a superfluous file name', async () => {
    const { dataDir } = await setUp();
    const shell = await openShell({ dataDir });
    expect(await shell.runAlone(backupCommand, ['--daily'])).toMatchObject({
      code: 1,
      errors: ['BACKUP_DIR: must be set for a daily copy'],
    });
    expect(await shell.runAlone(backupCommand, ['--daily', 'copy.sqlite'])).toMatchObject({ code: 2 });
  });
});

describe('npm run backup -- --daily on Postgres', () => {
  const engine = engines.find(({ name }) => name === 'Postgres');

  async function setUpPostgres() {
    const database = await engine?.openDatabase();
    if (!database) throw new Error('there is no Postgres');
    await storeLead(database);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
    const url = new URL(inject('postgresAddress'));
    url.pathname = rows[0]?.name ?? '';
    const backupDir = join(await findDataDir(database), 'daily');
    return { databaseUrl: url.href, backupDir };
  }

  it.skipIf(!engine)('writes a dump with pg_dump that can be restored, once a day', async () => {
    const { databaseUrl, backupDir } = await setUpPostgres();
    const shell = await openShell({ config: { databaseUrl, backupDir, backupKeep: 1 } });
    mkdirSync(backupDir);
    writeFileSync(join(backupDir, 'site-daily-2026-03-09.sqlite'), 'of before the move');
    const printed = [expect.stringMatching(/site-daily-2026-03-10\.dump: .*, a dump of Postgres/)];
    expect(await shell.runAlone(backupCommand, ['--daily'])).toMatchObject({
      code: 0,
      printed: [...printed, 'removed site-daily-2026-03-09.sqlite'],
    });
    expect(await shell.runAlone(backupCommand, ['--daily'])).toMatchObject({ code: 0 });
    expect(readdirSync(backupDir)).toEqual(['site-daily-2026-03-10.dump']);
    expect(statSync(join(backupDir, 'site-daily-2026-03-10.dump')).mode & 0o777).toBe(0o600);
  });

  it.skipIf(!engine)('reports in one line, without a password, why no backup was made', async () => {
    const { backupDir } = await setUpPostgres();
    const databaseUrl = 'postgres://site:canary@127.0.0.1:1/site';
    const shell = await openShell({ config: { databaseUrl, backupDir } });
    const { code, errors } = await shell.runAlone(backupCommand, ['--daily']);
    expect([code, errors.length]).toEqual([1, 1]);
    expect(errors[0]).toMatch(/^pg_dump exited with 1: /);
    expect(errors[0]).not.toContain('canary');
    expect(readdirSync(backupDir)).toEqual([]);
  });
});

describe('rehearseRestore', () => {
  it('opens the copy as a server does, and removes what it made', async () => {
    const { take, list, backupDir } = await setUp();
    take();
    mkdirSync(join(backupDir, '.rehearsal-killed'));
    expect(await rehearseRestore(join(backupDir, TODAY), NOW)).toMatchObject({ leads: 1 });
    expect(list()).toEqual([TODAY]);
  });

  it('rejects a copy that is damaged or of another program', async () => {
    const { take, list, backupDir } = await setUp();
    take();
    const file = join(backupDir, TODAY);
    damage(file);
    await expect(rehearseRestore(file, NOW)).rejects.toThrow(/damaged|not a database of this server/);
    const foreign = join(backupDir, 'foreign.sqlite');
    const sqlite = new DatabaseSync(foreign);
    sqlite.exec('create table notes (text)');
    sqlite.close();
    await expect(rehearseRestore(foreign, NOW)).rejects.toThrow(/is not a database of this server/);
    expect(list()).toEqual(['foreign.sqlite', TODAY]);
    expect(existsSync(file)).toBe(true);
  });
});
