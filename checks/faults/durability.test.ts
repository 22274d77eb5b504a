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

/** Finds the place of each step of storing a lead in the trace; -1 when it is not there. */
function findSteps(trace: string, id: string) {
  const lines = trace.split('\n');
  // Each connection opens the file under a number of its own, and one of them has written the row.
  const wals = new Set(lines.flatMap((line) => /site\.sqlite-wal".* = (\d+)$/.exec(line)?.[1] ?? []));
  const writtenTo = (line: string) => /\bpwrite64\((\d+),/.exec(line)?.[1] ?? '';
  const rowWritten = lines.findIndex((line) => wals.has(writtenTo(line)) && line.includes(id));
  const wal = writtenTo(lines[rowWritten] ?? '');
  const answered = lines.findIndex(
    (line) => /\b(?:write|writev|sendto|sendmsg)\(/.test(line) && line.includes(`\\"id\\":\\"${id}`),
  );
  // SQLite syncs once in a transaction, when all of it is written. Others may follow before the answer.
  const synced = findSyncs(lines, wal).find((index) => index > rowWritten) ?? -1;
  return { rowWritten, synced, answered };
}

/** Finds the end of each sync of the file. One that other threads interrupt is two lines of the trace. */
function findSyncs(lines: readonly string[], file: string): number[] {
  const whole = new RegExp(`\\b(?:fsync|fdatasync)\\(${file}\\)\\s+= 0$`);
  const begun = new RegExp(`^(\\d+) +(?:fsync|fdatasync)\\(${file} <unfinished`);
  const waiting = new Set<string | undefined>();
  return lines.flatMap((line, index) => {
    const thread = /^\d+/.exec(line)?.[0];
    if (begun.test(line)) waiting.add(thread);
    const isResumed = /<\.\.\. (?:fsync|fdatasync) resumed>\)\s+= 0$/.test(line) && waiting.delete(thread);
    return whole.test(line) || isResumed ? [index] : [];
  });
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
  expect(steps.rowWritten).toBeGreaterThan(-1);
  expect(steps.synced).toBeGreaterThan(steps.rowWritten);
  expect(steps.answered).toBeGreaterThan(steps.synced);
});
