import { readdirSync, renameSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { damage } from '../support/damage.ts';
import { findStoredIds, postLead } from './lead-load.ts';
import { runCommand } from './run-command.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

it('serves pages with a damaged database, reports it in one line, and recovers from the daily backup', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const backupDir = join(dataDir, 'daily');
  const env = {
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
    RUN_DIR: join(dataDir, 'running'),
    BACKUP_DIR: backupDir,
  };
  const first = await startForTest({ env });
  const { id } = await postLead(first.url);
  await expect.poll(() => first.output()).toContain('restored in a rehearsal');
  // That copy was made at the start, before the lead.
  const [today = ''] = readdirSync(backupDir);
  renameSync(join(backupDir, today), join(backupDir, 'site-daily-2020-01-01.sqlite'));
  expect(await runCommand('backup', ['--daily'], { env })).toMatchObject({ code: 0 });
  await first.stop();
  damage(first.databaseFile);

  const damaged = await startForTest({ env });
  expect((await fetch(damaged.url)).status).toBe(200);
  const answer = await fetch(`${damaged.url}/authms/contact-request`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'storage_unavailable' }]);
  expect(damaged.output()).toContain('docs/operating.md, A damaged database');
  for (const [command, args] of [
    ['leads', ['list']],
    ['bookings', ['list']],
    ['blog', ['list']],
    ['clients', ['list']],
    ['keys', ['list']],
    ['backup', [join(dataDir, 'copy.sqlite')]],
  ] as const) {
    const { code, stderr } = await runCommand(command, args, { env });
    const lines = stderr
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('with the server at'));
    expect([code, lines], command).toEqual([1, [expect.stringMatching(/damaged|malformed|not a database/)]]);
  }
  expect(await damaged.stop()).toBe(0);

  const aside = join(dataDir, 'damaged');
  await mkdir(aside);
  for (const name of readdirSync(dataDir).filter((each) => /^site\.sqlite(-wal|-shm)?$/.test(each))) {
    renameSync(join(dataDir, name), join(aside, name));
  }
  const copy = readdirSync(backupDir).sort().at(-1) ?? '';
  expect(await runCommand('restore', [join(backupDir, copy)], { env })).toMatchObject({ code: 0 });
  const again = await startForTest({ env });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(findStoredIds(again.databaseFile)).toEqual(new Set([id]));
});
