import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the place where this database is live, to recognize a copy of it; and hashes of erased addresses, to erase them
 * from a restored copy.
 */
export const installation: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('installation')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('public_url', 'text')
      .addColumn('postgres_id', 'text')
      .addColumn('restored_at', 'text')
      .addColumn('moved_at', 'text')
      .addColumn('moved_to', 'text')
      .execute();
    await schema
      .createTable('erased_addresses')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .execute();
  },
};
