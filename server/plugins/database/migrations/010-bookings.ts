import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Booked demos, the seats that they hold, and days without demos. */
export const bookings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('bookings')
      .addColumn('lead_id', 'text', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('bookings_starts_at').on('bookings').columns(['starts_at', 'state']).execute();
    // The primary key makes one winner: the second write of a seat finds it taken, in whichever process.
    // Deferred: a seat is taken before it is known whether there will be a lead.
    await schema
      .createTable('demo_seats')
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('demo_seats_pkey', ['starts_at', 'seat'])
      .addForeignKeyConstraint('demo_seats_lead', ['lead_id'], 'leads', ['id'], (constraint) =>
        constraint.onDelete('cascade').deferrable().initiallyDeferred(),
      )
      .execute();
    await schema.createIndex('demo_seats_lead_id').on('demo_seats').column('lead_id').execute();
    await schema
      .createTable('demo_closed_days')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('closed_at', 'text', (column) => column.notNull())
      .execute();
  },
};
