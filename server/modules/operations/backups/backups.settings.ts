import Type from 'typebox';
import { isStoreAddress } from '../../../plugins/settings/formats.ts';
import { folderOrStore } from '../../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../../plugins/settings/setting-values.ts';

/** Settings of the daily copies of the database. */
export const BACKUP_SETTINGS = {
  BACKUP_DIR: Type.Optional(
    folderOrStore({
      description:
        'Folder, best on another disk, into which the server copies its SQLite database each day, and to the second where DATA_DIR has a key for that (docs/operating.md); of Postgres it watches the dumps there. At an address that speaks S3, only the copy to the second',
      title:
        'a folder of its own that this process can write to, or s3://id:secret@host/bucket/folder?region=name',
    }),
  ),
  BACKUP_KEEP: Type.Integer({
    description:
      'How many of these daily copies are kept, and how many days of the copy to the second; nothing else there is ever removed',
    title: 'a number',
    minimum: 1,
    maximum: 3_650,
    default: 14,
  }),
};

/** Place that BACKUP_DIR names: a folder, or an address that speaks S3; at most one of them is not null. */
export interface BackupPlace {
  backupDir: string | null;
  backupStore: string | null;
}

export function readBackupPlace({ backupDir }: Pick<BackupPlace, 'backupDir'>): BackupPlace {
  const isStore = backupDir !== null && isStoreAddress(backupDir);
  return { backupDir: isStore ? null : backupDir, backupStore: isStore ? backupDir : null };
}

declare module '../../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof BACKUP_SETTINGS>, BackupPlace {}
}
