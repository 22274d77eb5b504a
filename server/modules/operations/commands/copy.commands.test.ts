import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COPY_KEY, makeCopiedDatabase } from '../../../../checks/support/copied-database.ts';
import { startS3 } from '../../../../checks/support/s3-server.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { recordErased } from '../../../plugins/database/erased-register.ts';
import { openSqlite } from '../../../plugins/database/sqlite-database.ts';
import { readConfig } from '../../../settings/read-config.ts';
import { readCopyState } from '../copies/copy-state.ts';
import { startCopying } from '../copies/start-copying.ts';
import { backupCommand } from './backup.command.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Copies a database with a lead to an object store, in the thread of the server. */
async function copyToStore() {
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const { dataDir, open } = await makeCopiedDatabase();
  const database = open();
  const config = { ...readConfig({ BACKUP_DIR: s3.address }), dataDir };
  const problems: unknown[] = [];
  const { stop } = startCopying({
    ...{ config, database },
    isRestoredCopy: async () => false,
    log: { info: () => {}, error: (fields) => void problems.push(fields) },
  });
  onTestFinished(stop);
  await expect.poll(() => readCopyState(dataDir).copiedAt).not.toBeNull();
  return { s3, dataDir, database, config, problems, stop };
}

describe('npm run backup -- key', () => {
  it('makes a key once, prints it, and takes it over on another machine', async () => {
    const shell = await openShell({ dataDir: makeFolder() });
    const made = await shell.runAlone(backupCommand, ['key']);
    expect(made.code).toBe(0);
    const [key = '', note = ''] = made.printed;
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    const [, file = ''] = /^(\S+copy\.key) has the key/.exec(note) ?? [];
    expect(readFileSync(file, 'utf8')).toBe(`${key}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await shell.runAlone(backupCommand, ['key'])).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/exists already/)],
    });

    const elsewhere = makeFolder();
    const other = await openShell({ dataDir: elsewhere });
    writeFileSync(join(elsewhere, 'paper.txt'), `${key}\n`);
    expect((await other.runAlone(backupCommand, ['key', '--from', 'paper.txt'])).code).toBe(0);
    expect(readFileSync(join(elsewhere, 'copy.key'), 'utf8')).toBe(`${key}\n`);
  });

  it('refuses a text that is no key', async () => {
    const folder = makeFolder();
    const shell = await openShell({ dataDir: folder });
    writeFileSync(join(folder, 'paper.txt'), 'not a key');
    expect(await shell.runAlone(backupCommand, ['key', '--from', 'paper.txt'])).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^this is no key/)],
    });
    expect(existsSync(join(folder, 'copy.key'))).toBe(false);
  });
});

describe('npm run backup -- restore', () => {
  it('restores on an empty machine from an object store, quietly, without who was erased since', async () => {
    const { s3, dataDir, database, config, problems, stop } = await copyToStore();
    await storeLead(database, { email: 'asha@example.com' });
    await storeLead(database, { email: 'bela@example.com' });
    const before = new Date(Date.now() + 2_000);
    await expect.poll(() => (readCopyState(dataDir).copiedAt ?? 0) > before).toBe(true);
    await recordErased(database, [dataDir], { email: 'asha@example.com', now: new Date() });
    await stop();
    expect(problems).toEqual([]);
    expect(s3.refused).toEqual([]);

    const elsewhere = makeFolder();
    writeFileSync(join(elsewhere, 'copy.key'), COPY_KEY, { mode: 0o600 });
    const shell = await openShell({ dataDir: elsewhere, config: { backupStore: config.backupStore } });
    const at = before.toISOString().slice(0, 19);
    const run = await shell.runAlone(backupCommand, ['restore', '--at', at]);
    expect(run.errors).toEqual([]);
    expect(run.printed.join('\n')).toMatch(
      /^As of .* UTC:[\s\S]*has 1 lead,[\s\S]*Erased again, [\s\S]*: 1 address\nIt sends nothing until/,
    );
    const restored = openSqlite(elsewhere);
    onTestFinished(() => restored.destroy());
    expect(await restored.selectFrom('leads').select('email').execute()).toEqual([
      { email: 'bela@example.com' },
    ]);
    expect(await restored.selectFrom('installation').select('restored_at').execute()).toEqual([
      { restored_at: expect.any(String) },
    ]);
  });

  it.each([
    ['there is no', {}, ['restore']],
    ['--at takes a time', { key: true }, ['restore', '--at', 'yesterday']],
    ['BACKUP_DIR', { key: true }, ['restore']],
    ['there is no copy to the second', { key: true, place: true }, ['restore']],
    ['the data is in Postgres', { postgres: true }, ['restore']],
    ['the data is in Postgres', { postgres: true }, ['key']],
  ] as const)('refuses with "%s…" and changes nothing', async (problem, state, args) => {
    const folder = makeFolder();
    if ('key' in state) writeFileSync(join(folder, 'copy.key'), COPY_KEY);
    const shell = await openShell({
      dataDir: folder,
      config: {
        ...('place' in state && { backupDir: join(folder, 'daily') }),
        ...('postgres' in state && { databaseUrl: 'postgres://host/site' }),
      },
    });
    const { code, errors } = await shell.runAlone(backupCommand, args);
    expect(code).toBeGreaterThan(0);
    expect(errors.join('\n')).toContain(problem);
    expect(existsSync(join(folder, 'site.sqlite'))).toBe(false);
  });
});

describe('startCopying', () => {
  it('copies nothing of a restored copy, without a key, or without a place', async () => {
    const { dataDir, open } = await makeCopiedDatabase();
    const database = open();
    const backupDir = join(dataDir, 'daily');
    const log = { info: () => {}, error: () => {} };
    const config = { ...readConfig({}), dataDir };
    const asked: string[] = [];
    const start = (over: Partial<typeof config>, isCopy: boolean) =>
      startCopying({
        ...{ database, log, config: { ...config, ...over } },
        isRestoredCopy: async () => {
          asked.push('copy?');
          return isCopy;
        },
      });
    const started = [
      start({ backupDir }, true),
      start({}, false),
      start({ backupDir, dataDir: makeFolder() }, false),
    ];
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    for (const { stop } of started) await stop();
    expect(asked.length).toBeGreaterThan(1);
    expect(existsSync(join(backupDir, 'copy'))).toBe(false);
  });

  it('says that a key cannot be read, and lets the server run', async () => {
    const { dataDir, open } = await makeCopiedDatabase();
    const database = open();
    writeFileSync(join(dataDir, 'copy.key'), 'nothing');
    const config = { ...readConfig({}), dataDir, backupDir: join(dataDir, 'daily') };
    const log = { info: () => {}, error: () => {} };
    await startCopying({ config, database, isRestoredCopy: async () => false, log }).stop();
    expect(readCopyState(dataDir).problem).toMatch(/^copy\.key/);
  });
});
