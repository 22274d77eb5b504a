import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sums of visits, and the number of the last batch that each process has added to them. */
export const visits: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('visit_sums')
      .addColumn('span', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('reader', 'text', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addColumn('inner_pages', 'integer', (column) => column.notNull())
      .addColumn('prefetched', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_sums_key', ['span', 'topic', 'starts_at', 'name', 'detail', 'reader'])
      .execute();
    await schema
      .createTable('visit_batches')
      .addColumn('process', 'text', (column) => column.primaryKey())
      .addColumn('batch', 'integer', (column) => column.notNull())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute();
  },
};
