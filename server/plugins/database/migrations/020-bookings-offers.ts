import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the time since when a visitor has been offered other times, because the host cannot hold the demo. */
export const bookingOffers: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('bookings').addColumn('offered_at', 'text').execute();
    await database.schema
      .createIndex('bookings_host_confirm_by')
      .on('bookings')
      .column('host_confirm_by')
      .execute();
  },
};
