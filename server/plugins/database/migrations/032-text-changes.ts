import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts that were published together, each with the one before: what a person takes back. */
export const textChanges: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('text_changes')
      .addColumn('set_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('value', 'text')
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('takes_back', 'text')
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_changes_set', ['set_id', 'address'])
      .execute();
    await schema
      .createIndex('text_changes_number')
      .on('text_changes')
      .columns(['language', 'number'])
      .execute();
  },
};
