import Type from 'typebox';
import { folder } from '../../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../../plugins/settings/setting-values.ts';

/** Settings of the daily copies of the database. */
export const BACKUP_SETTINGS = {
  BACKUP_DIR: Type.Optional(
    folder({
      description:
        'Folder, best on another disk, into which the server copies its SQLite database each day; of Postgres it watches the dumps there',
      title: 'a folder of its own that this process can write to',
    }),
  ),
  BACKUP_KEEP: Type.Integer({
    description: 'How many of these daily copies are kept; nothing else in that folder is ever removed',
    title: 'a number',
    minimum: 1,
    maximum: 3_650,
    default: 14,
  }),
};

declare module '../../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof BACKUP_SETTINGS> {}
}
