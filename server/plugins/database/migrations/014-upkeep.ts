import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds alerts and when they were reported, which process does which upkeep, and how many forms are refused. */
export const upkeep: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('alerts')
      .addColumn('cause', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('told_at', 'text')
      .execute();
    await schema
      .createTable('upkeep')
      .addColumn('duty', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text')
      .addColumn('leased_until', 'text')
      .addColumn('done_at', 'text')
      .addColumn('problem', 'text')
      .execute();
    await schema
      .createTable('refused_forms')
      .addColumn('began_at', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
  },
};
