import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Settings that were made at the desk. */
export const storedSettings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('stored_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text')
      .addColumn('is_sealed', 'integer', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
  },
};
