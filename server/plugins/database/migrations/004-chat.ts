import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rooms, their threads, what was said in them, and how far each user has read. */
export const chat: Migration = {
  async up(database: Kysely<unknown>) {
    await createRooms(database);
    await createThreads(database);
    await createMessages(database);
    await createReads(database);
  },
};

async function createRooms({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_rooms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room_type', 'text', (column) => column.notNull())
    // One room for each user and one for each client, however many sign up at once.
    .addColumn('owner_id', 'text', (column) => column.notNull().unique())
    .addColumn('client_id', 'text', (column) => column.notNull().references('clients.id'))
    .addColumn('pod_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('chat_rooms_client_id').on('chat_rooms').column('client_id').execute();
}

async function createThreads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_threads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('chat_rooms.id').onDelete('cascade'),
    )
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('chat_threads_room_id').on('chat_threads').column('room_id').execute();
}

async function createMessages({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('thread_id', 'text', (column) =>
      column.notNull().references('chat_threads.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('sender_id', 'text', (column) => column.notNull())
    .addColumn('client_message_id', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('answer_to', 'text', (column) =>
      column.unique().references('chat_messages.id').onDelete('cascade'),
    )
    .addColumn('answer_due_at', 'text')
    .addColumn('is_error', 'integer', (column) => column.notNull())
    .addColumn('prompt_tokens', 'integer', (column) => column.notNull())
    .addColumn('completion_tokens', 'integer', (column) => column.notNull())
    .addColumn('cost_usd', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('chat_messages_place', ['thread_id', 'position'])
    .addUniqueConstraint('chat_messages_own_id', ['sender_id', 'client_message_id'])
    .execute();
  await schema
    .createIndex('chat_messages_due')
    .on('chat_messages')
    .column('answer_due_at')
    .where('answer_due_at' as never, 'is not', null)
    .execute();
}

async function createReads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_reads')
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('chat_rooms.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_reads_pkey', ['room_id', 'user_id'])
    .execute();
  await schema.createIndex('chat_reads_user_id').on('chat_reads').column('user_id').execute();
}
