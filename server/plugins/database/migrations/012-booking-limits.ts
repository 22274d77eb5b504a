import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds hashes of who has booked, for the limits; the time until which a demo must be confirmed, and how often it was
 * changed; whose emails are counted; and the origin of a request that has a key. Networks and people are stored as
 * hashes.
 */
export const bookingLimits: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const column of ['network', 'wider_network', 'person', 'confirm_by', 'changes_since'] as const) {
      await schema.alterTable('bookings').addColumn(column, 'text').execute();
    }
    await schema
      .alterTable('bookings')
      .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ['network', 'wider_network', 'person'] as const) {
      await schema.createIndex(`bookings_${column}`).on('bookings').columns([column, 'starts_at']).execute();
    }
    await schema.createIndex('bookings_confirm_by').on('bookings').column('confirm_by').execute();
    await schema.alterTable('demo_seats').addColumn('person', 'text').execute();
    // The key that makes one winner for a half-hour also gives one person no second seat in it.
    await schema
      .createIndex('demo_seats_person')
      .on('demo_seats')
      .columns(['starts_at', 'person'])
      .unique()
      .execute();
    await schema.alterTable('lead_deliveries').addColumn('recipient', 'text').execute();
    await schema
      .createIndex('lead_deliveries_recipient')
      .on('lead_deliveries')
      .columns(['recipient', 'created_at'])
      .execute();
    await schema.alterTable('idempotency_keys').addColumn('network', 'text').execute();
  },
};
