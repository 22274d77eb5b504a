import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findDiskSpace } from './disk-space.ts';

it('reports one disk of two folders once, and skips a missing folder', async () => {
  const { blocks, bsize } = await statfs(tmpdir());
  const facts = await findDiskSpace({ GONE: '/nowhere/at/all', DATA_DIR: tmpdir(), BACKUP_DIR: tmpdir() });
  expect(facts).toEqual([{ setting: 'DATA_DIR', freeBytes: expect.any(Number), totalBytes: blocks * bsize }]);
});
