import { ASSISTANT_MENTION } from 'contract/chat/chat.ts';
import type { Room } from 'contract/chat/chat-entities.ts';

/** Pattern of a mention that is not part of an email address, nor the beginning of another name. */
const MENTION = new RegExp(`(?<![\\p{L}\\p{N}_.@-])${ASSISTANT_MENTION}(?![\\p{L}\\p{N}_-])`, 'giu');
const LEADING_PUNCTUATION = /^[\s,:;]+/;

/**
 * Reports whether a message is addressed to the AI employee: always where only its user can write, among colleagues
 * when they say so.
 */
export function isAddressed(
  { roomType }: Pick<Room, 'roomType'>,
  { content, mention }: { content: string; mention: boolean },
): boolean {
  return roomType === 'personal' || mention || content.search(MENTION) >= 0;
}

/** The message as the AI employee is asked it: its own name says nothing of what is asked. */
export function withoutMention(content: string): string {
  const rest = content.replace(MENTION, '').replace(LEADING_PUNCTUATION, '').trim();
  return rest === '' ? content : rest;
}
