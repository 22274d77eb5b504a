import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** The databases, browser profiles and copies of the site that a whole suite has at once, several times over. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * A folder for what tests write and throw away, until this process ends. In memory where there is room for it: a disk
 * that has to say of each lead of a test that it is safe makes the suite a fifth slower. What a program asks of its
 * disk is the same in both, and the tests that watch it (`checks/faults/durability.test.ts`) see it in both.
 */
export function makeMemoryFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'tests-'));
  // Postgres runs as somebody else, and has a folder in it.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
