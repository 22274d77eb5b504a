import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The people who hold demos, when they are off, and who holds which demo. */
export const hosts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('hosts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('hours', 'text', (column) => column.notNull())
      .addColumn('breaks', 'text', (column) => column.notNull())
      .addColumn('buffer_before', 'integer', (column) => column.notNull())
      .addColumn('buffer_after', 'integer', (column) => column.notNull())
      .addColumn('most_a_day', 'integer')
      .addColumn('weight', 'integer', (column) => column.notNull())
      .addColumn('meeting_url', 'text')
      .addColumn('feed_secret', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('host_time_off')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host_id', 'text', (column) => column.notNull().references('hosts.id').onDelete('cascade'))
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .execute();
    await schema
      .createIndex('host_time_off_host')
      .on('host_time_off')
      .columns(['host_id', 'starts_at'])
      .execute();
    await schema
      .alterTable('bookings')
      .addColumn('host_id', 'text', (column) => column.references('hosts.id').onDelete('set null'))
      .execute();
    for (const column of ['host_since', 'host_confirm_by', 'outcome'] as const) {
      await schema.alterTable('bookings').addColumn(column, 'text').execute();
    }
    await schema
      .alterTable('bookings')
      .addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('bookings_host').on('bookings').columns(['host_id', 'host_since']).execute();
  },
};
