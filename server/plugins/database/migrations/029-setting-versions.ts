import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many times each setting was stored, since a time depends on the clock of a process. */
export const settingVersions: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('stored_settings')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
