import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { postLead } from './lead-load.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const TRACED = 'trace=openat,pwrite64,pwritev,write,writev,sendto,sendmsg,fsync,fdatasync';
const canTrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;
if (!canTrace) console.warn('skipped: strace is missing, or may not trace here');

/** Where each step of storing a lead stands in the trace; -1 when it is not there. */
function findSteps(trace: string, id: string) {
  const lines = trace.split('\n');
  const wal = lines.map((line) => /site\.sqlite-wal".* = (\d+)$/.exec(line)?.[1]).findLast(Boolean);
  const rowWritten = lines.findIndex((line) => line.includes(`pwrite64(${wal},`) && line.includes(id));
  const answered = lines.findIndex(
    (line) => /\b(?:write|writev|sendto|sendmsg)\(/.test(line) && line.includes(`\\"id\\":\\"${id}`),
  );
  const lastWrite = lines.findLastIndex(
    (line, index) => index < answered && line.includes(`pwrite64(${wal},`),
  );
  const synced = lines.findIndex(
    (line, index) => index > lastWrite && new RegExp(`\\b(?:fsync|fdatasync)\\(${wal}\\b.* = 0$`).test(line),
  );
  return { wal, rowWritten, lastWrite, synced, answered };
}

// A killed process proves little: what it wrote is in the system's cache. Only a sync survives a power cut.
it.skipIf(!canTrace)('acknowledges a lead only after its row has been synced to the disk', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const traceFile = join(dataDir, 'trace');
  const server = await startForTest({
    env: { DATA_DIR: dataDir, SITE_DIR: siteDir },
    wrapper: ['strace', '-D', '-f', '-qq', '-s', '4096', '-e', TRACED, '-o', traceFile],
  });
  const { status, id = '' } = await postLead(server.url);
  expect(status).toBe(201);
  await server.stop();
  const steps = findSteps(await readFile(traceFile, 'latin1'), id);
  expect(steps.wal).toBeDefined();
  expect(steps.rowWritten).toBeGreaterThan(-1);
  expect(steps.lastWrite).toBeGreaterThanOrEqual(steps.rowWritten);
  expect(steps.synced).toBeGreaterThan(steps.lastWrite);
  expect(steps.answered).toBeGreaterThan(steps.synced);
});
