import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the people who work at the desk, how they sign in, and the audit. */
export const desk: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('granted', 'text', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .execute();
    await schema
      .createTable('desk_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('desk_people.id'))
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute();
    await schema
      .createTable('desk_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('desk_people.id'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    for (const table of ['desk_passkeys', 'desk_links'] as const) {
      await schema.createIndex(`${table}_person`).on(table).column('person_id').execute();
    }
    await schema
      .createTable('desk_sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('person_id', 'text', (column) => column.notNull().references('desk_people.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('fresh_at', 'text')
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
    await schema
      .createIndex('desk_sessions_person')
      .on('desk_sessions')
      .columns(['person_id', 'expires_at'])
      .execute();
    await schema
      .createTable('audit_entries')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor_kind', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('row_count', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('previous_hash', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
  },
};
