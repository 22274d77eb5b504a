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
import { Refusal } from '../../../shared/refusal.ts';
import type { CopyStore } from './copy-store.ts';

const FOLDER = 'copy';
const PARTIAL = '.part';
/** Name of an object while it is written: what a killed process leaves of one, the next object replaces. */
const WRITTEN = `written${PARTIAL}`;

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
      const part = join(root, WRITTEN);
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeWhole(part, bytes);
        renameSync(part, file);
        syncToDisk(file);
      } catch (error) {
        // On a full disk it would take the room that comes.
        rmSync(part, { force: true });
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        throw new Refusal('the disk of BACKUP_DIR is full');
      }
    },
    async remove(name) {
      rmSync(join(root, name), { force: true });
    },
  };
}

function writeWhole(file: string, bytes: Uint8Array): void {
  const descriptor = openSync(file, 'w', OWNER_ONLY);
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
