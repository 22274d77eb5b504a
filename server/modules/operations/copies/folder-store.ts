import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { OWNER_ONLY, syncToDisk } from '../../../cli/private-file.ts';
import type { CopyStore } from './copy-store.ts';

const FOLDER = 'copy';
const PARTIAL = '.part';

/**
 * Keeps objects as files below a folder. It waits for the disk in the thread that calls: one that hangs, such as a network
 * disk, would otherwise take the few threads that all of Node shares for files.
 */
export function openFolderStore(backupDir: string): CopyStore {
  const root = join(backupDir, FOLDER);
  return {
    async list() {
      mkdirSync(root, { recursive: true, mode: 0o700 });
      const entries = readdirSync(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(PARTIAL))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(sep)
            .join('/'),
        )
        .sort();
    },
    get: async (name) => readFileSync(join(root, name)),
    async put(name, bytes) {
      const file = join(root, name);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const descriptor = openSync(file + PARTIAL, 'w', OWNER_ONLY);
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      renameSync(file + PARTIAL, file);
      syncToDisk(file);
    },
    async remove(name) {
      rmSync(join(root, name), { force: true });
    },
  };
}
