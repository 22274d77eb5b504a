import type { Database } from '../../plugins/database/schema.ts';
import { BLANK } from '../../shared/addresses/find-address.ts';

export { removeChats } from './store/removed-user.ts';

/** Columns that may contain an address written by other people. */
export const CHAT_TEXTS = { chat_threads: ['description'], chat_messages: ['content'] } as const;

/** Messages of a person, by id. */
export interface PersonsMessages {
  /** Threads of the room that belongs to the person alone. */
  ownThreads: string[];
  ownMessages: string[];
  /** Messages of the person in rooms shared with others, and the answers to them. */
  sharedMessages: string[];
}

/** Messages that one transaction rewrites. */
const STEP = 500;

export async function findPersonsMessages(
  database: Database,
  users: readonly string[],
): Promise<PersonsMessages> {
  if (users.length === 0) return { ownThreads: [], ownMessages: [], sharedMessages: [] };
  const threads = database
    .selectFrom('chat_threads')
    .innerJoin('chat_rooms', 'chat_rooms.id', 'chat_threads.room_id')
    .select('chat_threads.id')
    .where('chat_rooms.owner_id', 'in', users);
  const messages = database.selectFrom('chat_messages').select('id');
  const written = messages.where('sender_id', 'in', users);
  const shared = messages
    .where('thread_id', 'not in', threads)
    .where(({ or, eb }) => or([eb('sender_id', 'in', users), eb('answer_to', 'in', written)]));
  const idsOf = async (query: typeof messages) => (await query.execute()).map(({ id }) => id);
  return {
    ownThreads: (await threads.execute()).map(({ id }) => id),
    ownMessages: await idsOf(messages.where('thread_id', 'in', threads)),
    sharedMessages: await idsOf(shared),
  };
}

/** Messages of the person and the answers to them, in the order of time. */
export async function copyPersonsMessages(
  database: Database,
  { users, ownThreads }: { users: readonly string[]; ownThreads: readonly string[] },
) {
  if (users.length === 0) return [];
  const own = database.selectFrom('chat_messages').select('id').where('sender_id', 'in', users);
  const messages = await database
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'chat_messages.thread_id')
    .select(['thread_id as thread', 'sender_id', 'content', 'chat_messages.created_at as createdAt'])
    .where(({ or, eb }) => or([eb('sender_id', 'in', users), eb('answer_to', 'in', own)]))
    .orderBy('chat_messages.id')
    .execute();
  const threads = new Set(ownThreads);
  return messages.map(({ sender_id, thread, ...message }) => ({
    ...message,
    room: threads.has(thread) ? 'own' : 'shared',
    thread,
    from: users.includes(sender_id) ? 'you' : 'assistant',
  }));
}

/**
 * Blanks messages in shared rooms. Other messages follow on their places, which therefore stay. A thread is described
 * by its first message.
 */
export async function blankMessages(database: Database, ids: readonly string[]): Promise<void> {
  for (let begin = 0; begin < ids.length; begin += STEP) {
    const step = ids.slice(begin, begin + STEP);
    await database.transaction().execute(async (transaction) => {
      const firsts = transaction
        .selectFrom('chat_messages')
        .select('thread_id')
        .where('id', 'in', step)
        .where('position', '=', 1);
      await transaction
        .updateTable('chat_threads')
        .set({ description: BLANK })
        .where('id', 'in', firsts)
        .execute();
      await transaction
        .updateTable('chat_messages')
        .set({ content: BLANK, client_message_id: null, answer_due_at: null })
        .where('id', 'in', step)
        .execute();
    });
  }
}
