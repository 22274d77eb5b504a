import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds how many times each setting was stored, since a time depends on the clock of a process; and the demos that
 * changed last.
 */
export const changeMarks: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('stored_settings')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('bookings_changed').on('bookings').column('changed_at').execute();
  },
};
