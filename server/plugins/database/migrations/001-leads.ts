import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Leads, and the keys by which a repeated request is recognised. */
export const leads: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('attribution', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute();
    // Deferred: the key is claimed before its lead is inserted. Cascading: who erases a lead erases its trace.
    await database.schema
      .createTable('idempotency_keys')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_pkey', ['kind', 'key'])
      .addForeignKeyConstraint('idempotency_keys_lead', ['lead_id'], 'leads', ['id'], (constraint) =>
        constraint.onDelete('cascade').deferrable().initiallyDeferred(),
      )
      .execute();
    // Without it every new lead would search all keys for its own.
    await database.schema
      .createIndex('idempotency_keys_lead_id')
      .on('idempotency_keys')
      .column('lead_id')
      .execute();
    await database.schema
      .createIndex('idempotency_keys_created_at')
      .on('idempotency_keys')
      .column('created_at')
      .execute();
  },
};
