import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts of the site that are not published, in sets that are published together; and an index for the history of one text. */
export const textDrafts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('text_sets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text')
      .addColumn('publish_at', 'text')
      .addColumn('scheduled_by', 'text')
      .addColumn('problem', 'text')
      .execute();
    await schema
      .createTable('text_drafts')
      .addColumn('set_id', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('writer', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_drafts_set', ['set_id', 'address'])
      .execute();
    await schema
      .createIndex('text_changes_address')
      .on('text_changes')
      .columns(['language', 'address', 'number'])
      .execute();
  },
};
