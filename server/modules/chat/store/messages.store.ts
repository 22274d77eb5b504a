import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Answer } from '../../answers/answers.queries.ts';
import type { ChatMessagesTable, ChatThreadsTable } from '../chat.tables.ts';
import { ChatProblem } from '../chat-problem.ts';
import { type HistoryPage, type HistoryStart, pageOfHistory } from '../history/history-page.rules.ts';
import { type DailyLimits, TALK, UNPAID_MESSAGES } from '../limits/chat-limits.ts';
import type { ChatWrites } from './chat-writes.ts';
import { answerRow, type NewQuestion, type PlacedMessage, questionRow } from './message-rows.ts';
import {
  completeQuestion,
  extendThread,
  findAnswerTo,
  findByOwnId,
  findThreadOf,
  openThread,
  placeMessage,
} from './message-statements.ts';
import { takeOfDay } from './unpaid-messages.store.ts';

/** The client's credits of this month, in the transaction that stores the message. */
export interface Credits {
  /** Takes one, or none; `creditsLeft` is `null` without a limit. */
  spendCredit(
    clientId: string,
    transaction: Transaction<Tables>,
  ): Promise<{ isSpent: boolean; creditsLeft: number | null }>;
  countCredits(clientId: string, transaction: Transaction<Tables>): Promise<number | null>;
}

export interface StoredQuestion extends PlacedMessage {
  /** Stored before: this is what was stored then. */
  isKnown: boolean;
  /** The client had no credit left for an answer. */
  isUnpaid: boolean;
  /** Credits that the client has left; `null` without a limit. */
  creditsLeft: number | null;
  /** Answer to a known message, if it has one. */
  answer?: ChatMessagesTable;
}

/** Page of a thread, with the beginning of the walk that it is counted from. */
export interface Page extends HistoryPage, HistoryStart {
  messages: ChatMessagesTable[];
  thread: ChatThreadsTable;
}

interface StoreParts {
  database: Database;
  writes: ChatWrites;
  clock: Clock;
  credits: Credits;
  /** Time that a question waits before another process may take over its answering, in milliseconds. */
  answerDueMs: number;
  /** The usual ones, unless given. */
  unpaidMessages?: DailyLimits;
  /** The same of messages between colleagues. */
  talk?: DailyLimits;
}

/** Error code of Postgres. */
const UNIQUE_VIOLATION = '23505';

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Threads and their messages. */
export function createMessageStore(parts: StoreParts) {
  const { database, writes, clock, credits, answerDueMs } = parts;
  const { unpaidMessages = UNPAID_MESSAGES, talk = TALK } = parts;

  async function storeQuestion(
    question: NewQuestion,
    transaction: Transaction<Tables>,
  ): Promise<StoredQuestion | ChatProblem> {
    const known = question.clientMessageId === null ? undefined : await findByOwnId(transaction, question);
    if (known) return repeat(question, known, transaction);
    const now = clock();
    const { threadId, roomId, senderId: userId, clientId, content, isAddressed } = question;
    const place = threadId === null ? undefined : { threadId, roomId };
    // A refused message leaves no trace: a place that is taken must be filled, and a credit is not given back.
    if (place && !(await findThreadOf(transaction, place))) return new ChatProblem('not_found');
    const sender = { userId, clientId };
    const { isSpent, creditsLeft } = isAddressed
      ? await credits.spendCredit(clientId, transaction)
      : { isSpent: false, creditsLeft: await credits.countCredits(clientId, transaction) };
    const isUnpaid = isAddressed && !isSpent;
    if (isUnpaid && !(await takeOfDay(transaction, sender, now, unpaidMessages))) {
      return new ChatProblem('credits_used_up');
    }
    if (!isAddressed && !(await takeOfDay(transaction, sender, now, talk, 'talk:'))) {
      return new ChatProblem('rate_limited');
    }
    const thread = place
      ? await extendThread(transaction, place, content, now)
      : await openThread(transaction, question, now);
    if (!thread) throw new Error('the thread of a message is gone');
    const dueAt = isSpent ? new Date(now.getTime() + answerDueMs) : null;
    const message = questionRow(question, thread, dueAt);
    await placeMessage(transaction, { message, thread });
    return { message, thread, isKnown: false, isUnpaid, creditsLeft };
  }

  async function repeat(
    question: NewQuestion,
    known: PlacedMessage,
    executor: Transaction<Tables>,
  ): Promise<StoredQuestion | ChatProblem> {
    const { message, thread } = known;
    const isSame =
      message.content === question.content &&
      thread.room_id === question.roomId &&
      (question.threadId === null || question.threadId === thread.id);
    if (!isSame) return new ChatProblem('message_id_reused');
    const answer = await findAnswerTo(executor, message.id);
    const isUnpaid = question.isAddressed && !answer && message.answer_due_at === null;
    const creditsLeft = await credits.countCredits(question.clientId, executor);
    return { ...known, isKnown: true, isUnpaid, creditsLeft, ...(answer ? { answer } : {}) };
  }

  return {
    /**
     * Stores a message once, and takes the credit for its answer, if it is to have one.
     * @param onStored gets each message that was not known before; those of a thread, and their answers, in the order of
     * the history
     * @throws {ChatProblem} `not_found` for a thread that the room does not have, `message_id_reused`,
     * `credits_used_up`
     */
    async insertQuestion(
      question: NewQuestion,
      onStored: (stored: StoredQuestion) => void = () => {},
    ): Promise<StoredQuestion> {
      const announceNew = (stored: StoredQuestion | ChatProblem) => {
        if (!(stored instanceof ChatProblem) && !stored.isKnown) onStored(stored);
      };
      const store = () => writes.commit((transaction) => storeQuestion(question, transaction), announceNew);
      // Another process may have stored the same id a moment before: the second look finds it.
      const stored = await store().catch((error) => (isTaken(error) ? store() : Promise.reject(error)));
      if (stored instanceof ChatProblem) throw stored;
      return stored;
    },

    /**
     * Stores the answer to a question.
     * @param onStored gets the answer, in the order of the history
     * @returns `undefined` when the question has been answered meanwhile
     */
    async insertAnswer(
      { message: question, thread: { room_id } }: PlacedMessage,
      answer: Answer,
      onStored: (placed: PlacedMessage) => void = () => {},
    ): Promise<PlacedMessage | undefined> {
      const insert = async (transaction: Transaction<Tables>) => {
        if (!(await completeQuestion(transaction, question.id))) return undefined;
        const place = { threadId: question.thread_id, roomId: room_id };
        const thread = await extendThread(transaction, place, answer.content, clock());
        if (!thread) throw new Error('the thread of a question is gone');
        const placed = { message: answerRow(question.id, answer, thread), thread };
        await placeMessage(transaction, placed);
        return placed;
      };
      return writes.commit(insert, (placed) => {
        if (placed) onStored(placed);
      });
    },

    /**
     * One page of a thread, oldest first.
     * @param start where the reader's walk began; at the newest message when it is not given
     * @returns `undefined` when the room has no such thread
     */
    async findPage(
      { roomId, threadId, page, limit }: { roomId: string; threadId: string; page: number; limit: number },
      start?: HistoryStart,
    ): Promise<Page | undefined> {
      const thread = await findThreadOf(database, { threadId, roomId });
      if (!thread) return undefined;
      const counted = start ?? { newest: thread.message_count, longest: thread.longest_message };
      const { first, last, ...size } = pageOfHistory(counted, page, limit);
      const messages =
        first > last
          ? []
          : await database
              .selectFrom('chat_messages')
              .selectAll()
              .where('thread_id', '=', threadId)
              .where('position', '>=', first)
              .where('position', '<=', last)
              .orderBy('position')
              .execute();
      return { messages, thread, ...counted, first, last, ...size };
    },
  };
}

/** Reports whether a row of the same key was stored first; SQLite, which one process writes to, never reports that. */
function isTaken({ cause }: Error): boolean {
  return (cause as { code?: unknown } | undefined)?.code === UNIQUE_VIOLATION;
}
