import { ASSISTANT_ID } from 'contract/chat/chat.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Turn } from '../../answers/answers.queries.ts';
import type { ChatWrites } from './chat-writes.ts';
import type { DueQuestion, PlacedMessage } from './message-rows.ts';

const MOST_TURNS = 20;
/** Enough to find the turns among answers that belong elsewhere. */
const MOST_MESSAGES = 3 * MOST_TURNS;
const MOST_AT_ONCE = 500;

interface StoreParts {
  database: Database;
  writes: ChatWrites;
  clock: Clock;
  answerDueMs: number;
}

export type DueQuestionStore = ReturnType<typeof createDueQuestionStore>;

/** Questions that are stored, paid for, and not yet answered. */
export function createDueQuestionStore({ database, writes, clock, answerDueMs }: StoreParts) {
  return {
    /**
     * Lists questions whose answer is overdue, or all that await one: the longest due, in the order in which they came.
     */
    async listDueQuestions(which: 'overdue' | 'all'): Promise<DueQuestion[]> {
      const messages = await database
        .selectFrom('chat_messages')
        .selectAll()
        .where('answer_due_at', 'is not', null)
        .$if(which === 'overdue', (due) => due.where('answer_due_at', '<', clock().toISOString()))
        .orderBy('answer_due_at')
        .orderBy('id')
        .limit(MOST_AT_ONCE)
        .execute();
      if (messages.length === 0) return [];
      const threadIds = [...new Set(messages.map(({ thread_id }) => thread_id))];
      const threads = await database
        .selectFrom('chat_threads')
        .innerJoin('chat_rooms', 'chat_rooms.id', 'chat_threads.room_id')
        .selectAll('chat_threads')
        .select('chat_rooms.client_id')
        .where('chat_threads.id', 'in', threadIds)
        .execute();
      const byId = new Map(
        threads.map(({ client_id: clientId, ...thread }) => [thread.id, { thread, clientId }]),
      );
      return messages.flatMap((message) => {
        const place = byId.get(message.thread_id);
        return place ? [{ message, ...place }] : [];
      });
    },

    /** @returns whether the question is now this process's to answer, and no other's */
    async takeOver({ message: { id, answer_due_at } }: PlacedMessage): Promise<boolean> {
      const dueAt = new Date(clock().getTime() + answerDueMs).toISOString();
      const taken = await writes.commit((transaction) =>
        transaction
          .updateTable('chat_messages')
          .set({ answer_due_at: dueAt })
          .where('id', '=', id)
          .where('answer_due_at', '=', answer_due_at)
          .returning('id')
          .executeTakeFirst(),
      );
      return taken !== undefined;
    },

    /** Lists the messages of the thread before the question, oldest first. */
    async listTurns({ message, thread }: PlacedMessage): Promise<Turn[]> {
      const room = await database
        .selectFrom('chat_rooms')
        .select('room_type')
        .where('id', '=', thread.room_id)
        .executeTakeFirst();
      const said = await database
        .selectFrom('chat_messages')
        .select(['id', 'position', 'sender_id', 'content', 'answer_to'])
        .where('thread_id', '=', message.thread_id)
        .where((eb) => eb.or([eb('position', '<', message.position), eb('answer_to', 'is not', null)]))
        .orderBy('position', 'desc')
        .limit(MOST_MESSAGES)
        .execute();
      return conversationBefore(message, room?.room_type === 'client' ? withoutTalk(said) : said, MOST_TURNS);
    },
  };
}

/** Parts of a thread's message that the conversation before a question needs. */
export interface Said {
  id: string;
  position: number;
  sender_id: string;
  content: string;
  answer_to: string | null;
}

/** Returns answered messages, and their answers alone: messages between colleagues are not for the AI employee. */
export function withoutTalk(said: readonly Said[]): Said[] {
  const answered = new Set(said.map(({ answer_to }) => answer_to));
  return said.filter(({ id, answer_to }) => answer_to !== null || answered.has(id));
}

/**
 * Returns the messages before the question, oldest first. An answer stands behind the message that it answers, although
 * others may have spoken in between; the author of the question does not know answers to later messages yet.
 */
export function conversationBefore(
  question: { position: number },
  said: readonly Said[],
  most: number,
): Turn[] {
  const questions = new Map(
    said
      .filter(({ answer_to, position }) => answer_to === null && position < question.position)
      .map((message) => [message.id, message.position]),
  );
  return said
    .flatMap((message) => {
      const position = questions.get(message.answer_to ?? message.id);
      return position === undefined ? [] : [{ message, position }];
    })
    .sort((a, b) => a.position - b.position || a.message.position - b.message.position)
    .slice(-most)
    .map(({ message }) => ({
      from: message.sender_id === ASSISTANT_ID ? 'assistant' : 'person',
      content: message.content,
    }));
}
