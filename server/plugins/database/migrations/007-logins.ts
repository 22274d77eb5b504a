import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds new passwords without the old one, the mark by which a login notices a changed password, and lists of threads.
 */
export const logins: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable('users')
      .addColumn('password_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('password_resets')
      // One at a time: asking for another makes the one before worthless.
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('chat_threads_latest')
      .on('chat_threads')
      .columns(['room_id', 'updated_at', 'id'])
      .execute();
    // Its column is the first of the index above.
    await schema.dropIndex('chat_threads_room_id').execute();
    // Answers what is unread in a thread without touching its texts.
    await schema
      .createIndex('chat_messages_unread')
      .on('chat_messages')
      .columns(['thread_id', 'created_at', 'sender_id'])
      .execute();
  },
};
