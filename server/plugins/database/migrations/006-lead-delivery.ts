import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the delivery of a stored lead: where it is delivered, who has dealt with it, and how the visitor came. */
export const leadDelivery: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('leads')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
      .execute();
    await database.schema.alterTable('leads').addColumn('context', 'text').execute();
    await database.schema.alterTable('leads').addColumn('suspicion', 'text').execute();
    await database.schema.createIndex('leads_email').on('leads').column('email').execute();
    await database.schema
      .createTable('lead_deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('leased_until', 'text')
      .addColumn('last_problem', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addUniqueConstraint('lead_deliveries_once', ['lead_id', 'channel', 'message'])
      .execute();
    await database.schema
      .createIndex('lead_deliveries_due')
      .on('lead_deliveries')
      // A channel that fails must not make the others search through what waits for it.
      .columns(['state', 'channel', 'due_at'])
      .execute();
    await database.schema
      .createTable('lead_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('lead_notes_lead_id').on('lead_notes').column('lead_id').execute();
  },
};
