import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findDataDir } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import type { BackupReport } from './backup-process.ts';
import { BackupWorker } from './backup-worker.ts';
import { findBackupHealth } from './health-snapshot.ts';
import { createMaintenanceStore } from './maintenance.store.ts';

const DAY_MS = 24 * 3_600_000;

async function setUp({ databaseUrl = null }: { databaseUrl?: string | null } = {}) {
  const database = await openTestDatabase();
  await storeLead(database);
  const dataDir = await findDataDir(database);
  const backupDir = join(dataDir, 'daily');
  const store = createMaintenanceStore(database, 'one');
  const reports: (BackupReport & { duty: string })[] = [];
  const worker = new BackupWorker({
    config: { dataDir, databaseUrl, backupDir, backupKeep: 14 },
    store,
    onReport: (report) => void reports.push(report),
    onFailure: (error) => expect(error).toBeUndefined(),
  });
  onTestFinished(() => worker.stop());
  const look = async (now: Date) => {
    worker.look(now);
    await worker.settled();
  };
  return { backupDir, store, worker, reports, look };
}

describe('the backup worker', () => {
  it('takes a backup, and tests a restore each week', async () => {
    const { backupDir, store, reports, look } = await setUp();
    const now = new Date();
    await look(now);
    await look(now);
    expect(reports).toEqual([
      {
        duty: 'backup',
        problem: null,
        note: expect.stringMatching(/: 1 lead, .*; checked; 0 older removed$/),
      },
      {
        duty: 'rehearsal',
        problem: null,
        note: expect.stringMatching(/restored in a rehearsal: 1 leads$/),
      },
    ]);
    expect(readdirSync(backupDir)).toHaveLength(1);
    expect(await findBackupHealth(backupDir, store, now)).toMatchObject({
      problem: null,
      rehearsalProblem: null,
    });
    await store.recordJob('rehearsal', new Date(now.getTime() - 7 * DAY_MS), null);
    await look(now);
    expect(reports.map(({ duty }) => duty)).toEqual(['backup', 'rehearsal', 'rehearsal']);
  });

  it('reports a failure, retries after an hour, and then reports success', async () => {
    const { backupDir, store, reports, look } = await setUp();
    writeFileSync(backupDir, 'a file in the place of the folder');
    const now = new Date();
    await look(now);
    await look(new Date(now.getTime() + 60_000));
    expect(reports).toEqual([{ duty: 'backup', problem: expect.any(String) }]);
    expect(await findBackupHealth(backupDir, store, now)).toMatchObject({ problem: expect.any(String) });
    rmSync(backupDir);
    await look(new Date(now.getTime() + 3_600_000));
    expect(await findBackupHealth(backupDir, store, now)).toMatchObject({ problem: null });
  });

  it('takes no backup of Postgres', async () => {
    const { reports, look } = await setUp({ databaseUrl: 'postgres://site@127.0.0.1/site' });
    await look(new Date());
    expect(reports).toEqual([]);
  });

  it('leaves a running backup to the next process when it is stopped', async () => {
    const { worker, reports, store } = await setUp();
    worker.look(new Date());
    await worker.stop();
    expect(reports.filter(({ problem }) => problem !== null)).toEqual([]);
    expect((await store.findJob('backup')).problem).toBeNull();
  });
});
