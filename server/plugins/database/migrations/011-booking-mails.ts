import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is said of a demo after it was booked: a change or a reminder, and of which change of the booking it speaks. */
export const bookingMails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('lead_deliveries').addColumn('sequence', 'integer').execute();
    await schema.alterTable('lead_deliveries').addColumn('details', 'text').execute();
  },
};
