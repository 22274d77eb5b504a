import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { canMountTmpfs, mountTmpfs, unmount } from '../../../../scripts/test-tools.ts';
import { openFolderStore } from './folder-store.ts';

it.skipIf(!canMountTmpfs())(
  'leaves the room of a full disk to others, and says which disk it is',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-store-'));
    mountTmpfs(folder, 1);
    onTestFinished(() => {
      unmount(folder);
      rmSync(folder, { recursive: true });
    });
    const store = openFolderStore(folder);
    await store.put('stream/log-00000001', Buffer.alloc(1_000));
    await expect(store.put('stream/log-00000002', Buffer.alloc(2 ** 21))).rejects.toThrow(
      'the disk of BACKUP_DIR is full',
    );
    expect(readdirSync(join(folder, 'copy'), { recursive: true }).sort()).toEqual([
      'stream',
      'stream/log-00000001',
    ]);
    await store.put('stream/log-00000003', Buffer.alloc(500_000));
    expect(await store.list()).toEqual(['stream/log-00000001', 'stream/log-00000003']);
  },
);
