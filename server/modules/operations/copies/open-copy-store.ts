import type { Config } from '../../../plugins/settings/config.ts';
import type { CopyStore } from './copy-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

/** Place of the copy as BACKUP_DIR says; both are texts, so that a thread can be given them. */
export type CopyPlace = Pick<Config, 'backupDir' | 'backupStore'>;

/** @returns `undefined` where BACKUP_DIR is not set */
export function openCopyStore({ backupDir, backupStore }: CopyPlace): CopyStore | undefined {
  if (backupStore !== null) return openS3Store(backupStore);
  return backupDir === null ? undefined : openFolderStore(backupDir);
}
