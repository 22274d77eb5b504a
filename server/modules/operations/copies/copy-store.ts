import type { Config } from '../../../plugins/settings/config.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

/** Place that takes the objects of the copy, by names of a-z, 0-9, `-`, `.` and `/`. */
export interface CopyStore {
  /** Names of all objects, in order. */
  list(): Promise<string[]>;
  get(name: string): Promise<Uint8Array>;
  /** Resolves once the whole object is stored under its name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Place of the copy as BACKUP_DIR says; both are texts, so that a thread can be given them. */
export type CopyPlace = Pick<Config, 'backupDir' | 'backupStore'>;

/** @returns `undefined` where BACKUP_DIR is not set */
export function openCopyStore({ backupDir, backupStore }: CopyPlace): CopyStore | undefined {
  if (backupStore !== null) return openS3Store(backupStore);
  return backupDir === null ? undefined : openFolderStore(backupDir);
}
