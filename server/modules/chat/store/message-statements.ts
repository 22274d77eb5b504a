import { type Kysely, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { ChatMessagesTable, ChatThreadsTable } from '../chat.tables.ts';
import { bytesAsJson } from '../history/history-page.rules.ts';
import type { NewQuestion, PlacedMessage } from './message-rows.ts';

const LONGEST = 60;

/** Returns the description of a thread: the first words of the message that opened it. */
export function describeThread(content: string): string {
  const line = content.trim().split(/\s+/).join(' ');
  if (line.length <= LONGEST) return line;
  const wholeWords = line
    .slice(0, LONGEST + 1)
    .split(' ')
    .slice(0, -1)
    .join(' ');
  return `${wholeWords || cut(line)}…`;
}

/** A single word, or a language without blanks; a character of two UTF-16 units stays whole. */
function cut(word: string): string {
  return word.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
}

type Executor = Kysely<Tables>;

/** A thread, if it is one of the room. */
export interface RoomThread {
  threadId: string;
  roomId: string;
}

/**
 * Gives the thread a place for one more message. The row stays locked up to the commit, so that places follow one
 * another without a gap, whatever number of processes writes.
 * @returns `undefined` when the room has no such thread
 */
export async function extendThread(
  executor: Executor,
  { threadId, roomId }: RoomThread,
  content: string,
  now: Date,
): Promise<ChatThreadsTable | undefined> {
  const bytes = bytesAsJson(content);
  return executor
    .updateTable('chat_threads')
    .set({
      message_count: sql<number>`message_count + 1`,
      longest_message: sql<number>`case when longest_message < ${bytes} then ${bytes} else longest_message end`,
      updated_at: now.toISOString(),
    })
    .where('id', '=', threadId)
    .where('room_id', '=', roomId)
    .returningAll()
    .executeTakeFirst();
}

/** Opens a thread for its first message. */
export async function openThread(
  executor: Executor,
  { roomId, content }: NewQuestion,
  now: Date,
): Promise<ChatThreadsTable> {
  const thread = {
    id: uuidV7(),
    room_id: roomId,
    description: describeThread(content),
    message_count: 1,
    longest_message: bytesAsJson(content),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  await executor.insertInto('chat_threads').values(thread).execute();
  return thread;
}

/** Stores the message, and that something happened in its room. */
export async function placeMessage(executor: Executor, { message, thread }: PlacedMessage): Promise<void> {
  await executor.insertInto('chat_messages').values(message).execute();
  await executor
    .updateTable('chat_rooms')
    .set({ updated_at: message.created_at })
    .where('id', '=', thread.room_id)
    .execute();
}

/** Finds the message that the sender has stored under an id of its own. */
export async function findByOwnId(
  executor: Executor,
  { senderId, clientMessageId }: Pick<NewQuestion, 'senderId' | 'clientMessageId'>,
): Promise<PlacedMessage | undefined> {
  const message = await executor
    .selectFrom('chat_messages')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('client_message_id', '=', clientMessageId)
    .executeTakeFirst();
  return message && { message, thread: await findThread(executor, message.thread_id) };
}

export async function findAnswerTo(
  executor: Executor,
  questionId: string,
): Promise<ChatMessagesTable | undefined> {
  return executor
    .selectFrom('chat_messages')
    .selectAll()
    .where('answer_to', '=', questionId)
    .executeTakeFirst();
}

/** @returns whether the question was still waiting for its answer */
export async function completeQuestion(executor: Executor, questionId: string): Promise<boolean> {
  const settled = await executor
    .updateTable('chat_messages')
    .set({ answer_due_at: null })
    .where('id', '=', questionId)
    .where('answer_due_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

export async function findThreadOf(
  executor: Executor,
  { threadId, roomId }: RoomThread,
): Promise<ChatThreadsTable | undefined> {
  return executor
    .selectFrom('chat_threads')
    .selectAll()
    .where('id', '=', threadId)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
}

async function findThread(executor: Executor, threadId: string): Promise<ChatThreadsTable> {
  return executor.selectFrom('chat_threads').selectAll().where('id', '=', threadId).executeTakeFirstOrThrow();
}
