import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the guests of demos. */
export const bookingGuests: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('booking_guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .execute();
    await schema.createIndex('booking_guests_lead').on('booking_guests').column('lead_id').execute();
    for (const table of ['bookings', 'calendar_demos']) {
      await schema
        .alterTable(table)
        .addColumn('guest_changes', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};
