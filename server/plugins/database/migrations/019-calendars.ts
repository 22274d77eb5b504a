import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The calendars of hosts, when those make them busy, and the demos that are written there. */
export const calendars: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('host_calendars')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host_id', 'text', (column) => column.notNull().references('hosts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('takes_demos', 'integer', (column) => column.notNull())
      .addColumn('token', 'text')
      .addColumn('read_until', 'text')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('good_at', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failing_since', 'text')
      .addColumn('problem', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('host_calendars_host').on('host_calendars').column('host_id').execute();
    await schema
      .createTable('calendar_busy_days')
      .addColumn('calendar_id', 'text', (column) =>
        column.notNull().references('host_calendars.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('busy', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('calendar_busy_days_place', ['calendar_id', 'day'])
      .execute();
    await schema
      .createTable('calendar_demos')
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('calendar_id', 'text', (column) =>
        column.notNull().references('host_calendars.id').onDelete('cascade'),
      )
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('calendar_demos_place', ['lead_id', 'calendar_id'])
      .execute();
    await schema.createIndex('calendar_demos_calendar').on('calendar_demos').column('calendar_id').execute();
  },
};
