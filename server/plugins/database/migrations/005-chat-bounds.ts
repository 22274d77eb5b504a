import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the length of the longest message of a thread, and what has been stored today without a credit. */
export const chatBounds: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('chat_threads')
      .addColumn('longest_message', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
      update chat_threads set longest_message = coalesce(
        (select max(octet_length(content)) from chat_messages where thread_id = chat_threads.id), 0)
    `.execute(database);
    await database.schema
      .createTable('chat_unpaid')
      .addColumn('owner_id', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('messages', 'integer', (column) => column.notNull())
      .execute();
  },
};
