import { ASSISTANT_ID } from 'contract/chat/chat.ts';
import type { Turn } from '../../answers/answers.queries.ts';

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
