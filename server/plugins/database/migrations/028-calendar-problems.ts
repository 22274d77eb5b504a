import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds columns for parts of a calendar that could not be read or written. */
export const calendarProblems: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const name of ['unread', 'damaged'] as const) {
      await schema
        .alterTable('host_calendars')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    for (const name of ['unknown_zones', 'whole_at', 'demos_problem', 'demos_failing_since'] as const) {
      await schema.alterTable('host_calendars').addColumn(name, 'text').execute();
    }
  },
};
