import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links by which people without an account see the site with the texts of a set. */
export const textPreviews: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('text_previews')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('set_id', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
  },
};
