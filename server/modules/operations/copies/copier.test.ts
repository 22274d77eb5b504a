import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COPY_KEY, makeCopiedDatabase } from '../../../../checks/support/copied-database.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { emptyLog } from '../../../plugins/database/wipe-pages.ts';
import { Copier, type CopyProgress } from './copier.ts';
import { decodeCopyKey } from './copy-key.ts';
import type { CopyStore } from './copy-store.ts';
import { openFolderStore } from './folder-store.ts';
import { rehearseCopy } from './rehearse-copy.ts';
import { type CopyTarget, restoreCopy } from './restore-copy.ts';
import { createSealer } from './seal.ts';

const sealer = createSealer(decodeCopyKey(COPY_KEY));

async function setUp() {
  const { dataDir, open } = await makeCopiedDatabase();
  const backupDir = mkdtempSync(join(tmpdir(), 'copies-'));
  onTestFinished(() => rmSync(backupDir, { recursive: true }));
  const store = openFolderStore(backupDir);
  let clock = Date.parse('2026-11-28T10:00:00Z');
  let restores = 0;

  return {
    ...{ dataDir, backupDir, store, open },
    /** Sets the clock of the copier. */
    setClock: (time: string) => {
      clock = Date.parse(time);
    },
    copy(database: Database, to: CopyStore = store) {
      const progress: CopyProgress[] = [];
      if (!database.readLog) throw new Error('the database has no log');
      const copier = new Copier({
        ...{ dataDir, store: to, sealer, keep: 2, readLog: database.readLog },
        onProgress: (each) => void progress.push(each),
        now: () => clock,
      });
      copier.start();
      onTestFinished(() => copier.stop());
      return {
        copier,
        progress,
        /** Resolves once all that is committed at its call can be restored. */
        async whole() {
          clock += 1_000;
          const wanted = clock;
          await expect
            .poll(() => Math.max(0, ...progress.map(({ copiedAt = 0 }) => copiedAt)))
            .toBeGreaterThanOrEqual(wanted);
        },
      };
    },
    /** The ids of the leads in a restored copy, which is whole. */
    async restore(target: CopyTarget = {}) {
      restores += 1;
      const file = join(dataDir, `restored-${restores}`);
      const restored = await restoreCopy({ store, sealer }, file, target);
      const sqlite = new DatabaseSync(file);
      expect(sqlite.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const leads = sqlite.prepare('select id from leads order by id').all();
      sqlite.close();
      return { ...restored, leads: leads.map(({ id }) => String(id)) };
    },
    streams: async () => new Set((await store.list()).map((name) => name.split('/')[0])).size,
  };
}

const storeLeads = async (database: Database, count: number) => {
  const ids: string[] = [];
  for (let lead = 0; lead < count; lead += 1) ids.push(await storeLead(database));
  return ids.sort();
};
/** Rows of more pages than the log keeps before it begins again. */
const fillLog = (database: Database) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
    insert into server_keys (name, value) select 'filler-' || random(), hex(randomblob(2000)) from n`.execute(
    database,
  );

describe('the copier', () => {
  it('copies leads to the second, from which each moment can be restored', async () => {
    const { open, copy, restore, setClock } = await setUp();
    const database = open();
    const first = await storeLeads(database, 2);
    setClock('2026-11-28T10:00:00Z');
    const { whole } = copy(database);
    await whole();
    setClock('2026-11-28T10:15:00Z');
    const second = await storeLeads(database, 3);
    await whole();
    const all = [...first, ...second].sort();
    expect(await restore()).toMatchObject({ leads: all });
    expect(await restore({ at: new Date('2026-11-28T10:14:59Z') })).toMatchObject({ leads: first });
    expect(await restore({ at: new Date('2026-11-28T10:15:02Z') })).toMatchObject({ leads: all });
    await expect(restore({ at: new Date('2026-11-28T09:00:00Z') })).rejects.toThrow(
      /nothing is kept of 2026-11-28T09/,
    );
  });

  it('goes on in the same stream after a restart, with what was stored while nothing copied', async () => {
    const { open, copy, restore, streams, dataDir } = await setUp();
    const before = open();
    await storeLeads(before, 1);
    const one = copy(before);
    await one.whole();
    await one.copier.stop();
    await storeLeads(before, 1);
    await before.destroy();
    expect(existsSync(join(dataDir, 'site.sqlite-wal'))).toBe(true);
    const database = open();
    await storeLeads(database, 1);
    await copy(database).whole();
    expect((await restore()).leads).toHaveLength(3);
    expect(await streams()).toBe(1);
  });

  it('follows the log over its new beginnings, and keeps its file short', async () => {
    const { open, copy, restore, streams } = await setUp();
    const database = open();
    const { whole } = copy(database);
    await whole();
    for (let round = 0; round < 3; round += 1) {
      await fillLog(database);
      await storeLeads(database, 1);
      await whole();
    }
    await expect
      .poll(async () => (await database.readLog?.({ log: 'read', from: 0 }))?.bytes.length)
      .toBeLessThan(2_000_000);
    expect((await restore()).leads).toHaveLength(3);
    expect(await streams()).toBe(1);
  });

  it('begins another stream with another base where the log was emptied, and loses nothing', async () => {
    const { open, copy, restore, streams } = await setUp();
    const database = open();
    const { whole } = copy(database);
    await storeLeads(database, 1);
    await whole();
    await emptyLog(database);
    await storeLeads(database, 2);
    await whole();
    expect((await restore()).leads).toHaveLength(3);
    expect(await streams()).toBe(2);
  });

  it('stores all in order once a store works that failed, stored half, and stored too late', async () => {
    const { open, copy, restore, store, streams } = await setUp();
    const database = open();
    const late: (() => Promise<void>)[] = [];
    let mood: 'well' | 'fails' | 'late' = 'well';
    const { whole, progress } = copy(database, {
      ...store,
      async put(name, bytes) {
        if (mood === 'well') return store.put(name, bytes);
        if (mood === 'late') late.push(() => store.put(name, bytes));
        throw new Error(`the store ${mood}`);
      },
    });
    await storeLeads(database, 1);
    await whole();
    for (const each of ['fails', 'late', 'late'] as const) {
      mood = each;
      const count = progress.length;
      await storeLeads(database, 2);
      await expect
        .poll(() => progress.slice(count).some(({ problem }) => problem === `the store ${each}`))
        .toBe(true);
      mood = 'well';
      await whole();
    }
    const leads = await storeLeads(database, 1);
    await whole();
    for (const put of late) await put();
    const restored = await restore();
    expect(restored.leads).toHaveLength(8);
    expect(restored.leads).toContain(leads[0]);
    expect(await streams()).toBe(1);
  });

  it('restores the newest state after a clock that was set back', async () => {
    const { open, copy, restore, setClock, streams } = await setUp();
    const database = open();
    setClock('2026-11-28T12:00:00Z');
    const { whole, copier } = copy(database);
    await storeLeads(database, 1);
    await whole();
    setClock('2026-11-28T10:00:00Z');
    await emptyLog(database);
    await storeLeads(database, 1);
    await expect.poll(async () => (await restore()).leads.length).toBe(2);
    await copier.stop();
    await emptyLog(database);
    await storeLeads(database, 1);
    copy(database);
    await expect.poll(async () => (await restore()).leads.length).toBe(3);
    expect(await streams()).toBe(3);
  });

  it('is not called copied before a base is there, and keeps no parts of one that could not be stored', async () => {
    const { open, copy, store } = await setUp();
    const database = open();
    let isRefusing = true;
    const { whole, progress } = copy(database, {
      ...store,
      async put(name, bytes) {
        if (isRefusing && name.endsWith('/part-0001')) throw new Error('no base');
        await store.put(name, bytes);
      },
    });
    await fillLog(database);
    await expect.poll(() => progress.some(({ problem }) => problem === 'no base')).toBe(true);
    await expect
      .poll(async () => (await store.list()).map((name) => name.split('/')[1]?.slice(0, 4)))
      .toEqual(['log-']);
    expect(progress.some(({ copiedAt }) => copiedAt !== undefined)).toBe(false);
    isRefusing = false;
    await whole();
  });

  it('finishes a base that is sent when it stops', async () => {
    const { open, copy, restore, store } = await setUp();
    const database = open();
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { copier } = copy(database, {
      ...store,
      async put(name, bytes) {
        if (name.includes('/base-')) {
          begun.resolve();
          await held.promise;
        }
        await store.put(name, bytes);
      },
    });
    await begun.promise;
    const leads = await storeLeads(database, 2);
    const stopped = copier.stop();
    held.resolve();
    await stopped;
    expect((await restore()).leads).toEqual(leads);
  });

  it('stores all of a long log when it stops', async () => {
    const { open, copy, restore, streams } = await setUp();
    const database = open();
    const { copier, whole } = copy(database);
    await whole();
    // More than it keeps in memory twice, and less than what ends a log.
    for (let round = 0; round < 4; round += 1) await fillLog(database);
    const leads = await storeLeads(database, 1);
    await copier.stop();
    expect((await restore()).leads).toEqual(leads);
    expect(await streams()).toBe(1);
  });

  it('stores all when it stops just as the log was emptied', async () => {
    const { open, copy, restore } = await setUp();
    const database = open();
    const { copier, whole } = copy(database);
    await storeLeads(database, 1);
    await whole();
    await emptyLog(database);
    await storeLeads(database, 1);
    await copier.stop();
    expect((await restore()).leads).toHaveLength(2);
  });

  it('takes a base each day, and removes what is older than the days that are kept', async () => {
    const { open, copy, restore, store, setClock, backupDir, dataDir } = await setUp();
    const database = open();
    const { whole } = copy(database);
    writeFileSync(join(backupDir, 'copy', 'thesis.docx'), 'mine', { flag: 'w' });
    for (const day of [1, 2, 3]) {
      setClock(`2026-12-0${day}T1${day}:00:00Z`);
      await storeLeads(database, 1);
      await whole();
      await expect
        .poll(async () =>
          (await store.list()).some((name) => name.includes(`base-2026120${day}`) && name.endsWith('whole')),
        )
        .toBe(true);
    }
    await expect
      .poll(async () => (await store.list()).filter((name) => name.endsWith('whole')).length)
      .toBe(2);
    expect(await store.list()).toContain('thesis.docx');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.base-'))).toEqual([]);
    expect((await restore({ at: new Date('2026-12-02T23:00:00Z') })).leads).toHaveLength(2);
    expect((await restore()).leads).toHaveLength(3);
  });

  it('stores nothing that can be read without the key', async () => {
    const { open, copy, store, restore } = await setUp();
    const database = open();
    const [id = ''] = await storeLeads(database, 1);
    await copy(database).whole();
    for (const name of await store.list())
      expect(Buffer.from(await store.get(name)).includes(id)).toBe(false);
    expect((await restore()).leads).toEqual([id]);
  });
});

describe('restoreCopy', () => {
  it('refuses another key, and an object that is damaged, exchanged or missing', async () => {
    const { open, copy, store, dataDir, setClock } = await setUp();
    const database = open();
    const { whole } = copy(database);
    for (const minute of [1, 2, 3, 4]) {
      setClock(`2026-11-28T10:0${minute}:00Z`);
      await fillLog(database);
      await storeLeads(database, 1);
      await whole();
    }
    const file = join(dataDir, 'restored');
    const attempt = (using = sealer) =>
      restoreCopy({ store, sealer: using }, file).finally(() => rmSync(file, { force: true }));
    await attempt();
    await expect(attempt(createSealer(Buffer.alloc(32, 8)))).rejects.toThrow(/cannot be decrypted/);
    const logs = (await store.list()).filter((name) => name.includes('/log-'));
    expect(logs.length).toBeGreaterThan(3);
    const [one = '', other = ''] = logs.slice(1, 3);
    const bytes = await store.get(one);
    const damaged = Uint8Array.from(bytes, (byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte));
    await store.put(one, damaged);
    await expect(attempt()).rejects.toThrow(/cannot be decrypted/);
    await store.put(one, await store.get(other));
    await expect(attempt()).rejects.toThrow(/cannot be decrypted/);
    await store.remove(one);
    await expect(attempt()).rejects.toThrow('a part of the copy is missing');
    await store.put(one, bytes);
    await attempt();
  });
});

describe('rehearseCopy', () => {
  it('finds the same rows while leads arrive, and a row that differs', async () => {
    const { open, copy, store, dataDir, backupDir } = await setUp();
    const database = open();
    const { whole, copier } = copy(database);
    await storeLeads(database, 3);
    await whole();
    await copier.stop();
    await database.destroy();
    const rehearsal = { dataDir, place: { backupDir, backupStore: null }, key: decodeCopyKey(COPY_KEY) };
    expect(await rehearseCopy(rehearsal, new Date())).toBeGreaterThan(3);
    expect(readdirSync(backupDir)).toEqual(['copy']);
    const sqlite = new DatabaseSync(join(dataDir, 'site.sqlite'));
    sqlite.exec('pragma wal_autocheckpoint = 0; delete from leads');
    await expect(rehearseCopy(rehearsal, new Date(), 1)).rejects.toThrow('does not reach');
    sqlite.close();
    expect((await store.list()).length).toBeGreaterThan(0);
  });
});
