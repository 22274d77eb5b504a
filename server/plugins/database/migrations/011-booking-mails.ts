import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds messages about a demo after it was booked, a change or a reminder, with the number of the booking's change. */
export const bookingMails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('lead_deliveries').addColumn('sequence', 'integer').execute();
    await schema.alterTable('lead_deliveries').addColumn('details', 'text').execute();
  },
};
