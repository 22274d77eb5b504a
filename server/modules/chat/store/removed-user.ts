import { DELETED_USER_ID } from 'contract/chat/chat.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';

/** A few milliseconds of the one who writes; other writes come between. */
const MOST_AT_ONCE = 500;

/**
 * Empties the rooms of a user who leaves: deletes the messages of the personal room, and replaces the user's id in
 * those of the client's room (decision 011). Step by step, since a user may have sent a hundred thousand messages;
 * later ones are left to {@link removeChats}.
 */
export async function emptyRooms(userId: string, database: Database): Promise<void> {
  while (await removeSome(userId, database));
  while (await forgetSome(userId, database));
}

/** Removes what the chat still keeps of the user, with the user or not at all. */
export async function removeChats(userId: string, transaction: Kysely<Tables>): Promise<void> {
  // Before the threads: an answer that is being stored holds its question first and its thread second, too.
  while (await removeSome(userId, transaction));
  await transaction.deleteFrom('chat_rooms').where('owner_id', '=', userId).execute();
  while (await forgetSome(userId, transaction));
  await transaction
    .deleteFrom('chat_unpaid')
    .where('owner_id', 'in', [userId, `talk:${userId}`])
    .execute();
}

/** @returns whether there was something */
async function removeSome(userId: string, executor: Kysely<Tables>): Promise<boolean> {
  const removed = await executor
    .deleteFrom('chat_messages')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('chat_messages as message')
        .innerJoin('chat_threads', 'chat_threads.id', 'message.thread_id')
        .innerJoin('chat_rooms', 'chat_rooms.id', 'chat_threads.room_id')
        .select('message.id')
        .where('chat_rooms.owner_id', '=', userId)
        .limit(MOST_AT_ONCE),
    )
    .returning('id')
    .execute();
  return removed.length > 0;
}

/** @returns whether there was something */
async function forgetSome(userId: string, executor: Kysely<Tables>): Promise<boolean> {
  const forgotten = await executor
    .updateTable('chat_messages')
    .set({ sender_id: DELETED_USER_ID, client_message_id: null })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('chat_messages as message')
        .select('message.id')
        .where('message.sender_id', '=', userId)
        .limit(MOST_AT_ONCE),
    )
    .returning('id')
    .execute();
  return forgotten.length > 0;
}
