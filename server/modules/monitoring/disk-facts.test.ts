import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findDiskFacts } from './disk-facts.ts';

it('of two folders on one disk the disk is named once, and a folder that is not there is left out', async () => {
  const { blocks, bsize } = await statfs(tmpdir());
  const facts = await findDiskFacts({ GONE: '/nowhere/at/all', DATA_DIR: tmpdir(), BACKUP_DIR: tmpdir() });
  expect(facts).toEqual([{ setting: 'DATA_DIR', freeBytes: expect.any(Number), totalBytes: blocks * bsize }]);
});
