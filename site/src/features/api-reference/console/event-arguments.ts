import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../../words.ts';
/** Ids that the console knows of the conversation, to be put in place of the words of the examples. */
export interface Known {
  roomId: string | undefined;
  threadId: string | undefined;
}

/** The arguments of an event as they stand in the editor: the example, with what is known filled in. */
export function writeArguments(example: readonly unknown[], { roomId, threadId }: Known): string {
  const fill: Record<string, string | undefined> = { ROOM_ID: roomId, THREAD_ID: threadId };
  return JSON.stringify(
    example.map((value) => (typeof value === 'string' ? (fill[value] ?? value) : value)),
    undefined,
    2,
  );
}

/** @throws {Error} with a sentence for the visitor */
export function readArguments(text: string): unknown[] {
  const words = wordsFor('console');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(fill(words.badJson, { problem: (error as Error).message }));
  }
  if (!Array.isArray(value)) throw new Error(words.noList);
  return value;
}
