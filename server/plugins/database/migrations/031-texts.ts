import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts of the site that stand in place of those of its documents. */
export const texts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('texts')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('replaced_hash', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('texts_address', ['address', 'language'])
      .execute();
  },
};
