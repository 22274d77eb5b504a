import { ASSISTANT_ID } from 'contract/chat/chat.ts';
import { v7 as uuidV7 } from 'uuid';
import type { Answer } from '../../answers/answers.queries.ts';
import type { ChatMessagesTable, ChatThreadsTable } from '../chat.tables.ts';

/** A message with the thread it stands in. */
export interface PlacedMessage {
  message: ChatMessagesTable;
  thread: ChatThreadsTable;
}

/** A question that awaits its answer. */
export interface DueQuestion extends PlacedMessage {
  /** Client of the user who asks. */
  clientId: string;
}

/** Message that a user sends. */
export interface NewQuestion {
  roomId: string;
  /** `null` opens a thread. */
  threadId: string | null;
  senderId: string;
  clientId: string;
  /** The sender's own id: stored once under it, however often it is sent. */
  clientMessageId: string | null;
  content: string;
  /** It is to be answered, and costs a credit. */
  isAddressed: boolean;
}

const SAID_BY_PEOPLE = { is_error: 0, prompt_tokens: 0, completion_tokens: 0, cost_usd: 0 } as const;

/** @param dueAt when another process may take over the answering; `null` for no answer */
export function questionRow(
  question: NewQuestion,
  thread: ChatThreadsTable,
  dueAt: Date | null,
): ChatMessagesTable {
  return {
    ...placeIn(thread),
    sender_id: question.senderId,
    client_message_id: question.clientMessageId,
    content: question.content,
    answer_to: null,
    answer_due_at: dueAt?.toISOString() ?? null,
    ...SAID_BY_PEOPLE,
  };
}

export function answerRow(questionId: string, answer: Answer, thread: ChatThreadsTable): ChatMessagesTable {
  return {
    ...placeIn(thread),
    sender_id: ASSISTANT_ID,
    client_message_id: null,
    content: answer.content,
    answer_to: questionId,
    answer_due_at: null,
    is_error: answer.isError ? 1 : 0,
    prompt_tokens: answer.promptTokens,
    completion_tokens: answer.completionTokens,
    cost_usd: answer.costUsd,
  };
}

/** Returns the newest place of a thread whose count has just been raised for it. */
function placeIn({ id, message_count, updated_at }: ChatThreadsTable) {
  return { id: uuidV7(), thread_id: id, position: message_count, created_at: updated_at };
}
