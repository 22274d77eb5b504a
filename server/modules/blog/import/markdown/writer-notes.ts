import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Problem } from '../problem.ts';

/** Marks the messages for an article's writer among those of other plugins. */
const FOR_WRITER = 'for-writer';

/** Notes what happened to a part of a text, with its line. */
export function noteForWriter(file: VFile, { position }: Pick<Node, 'position'>, reason: string): void {
  file.message(reason, { ...(position ? { place: position } : {}), source: FOR_WRITER });
}

/** Returns the notes in the order of the lines, each once. */
export function notesForWriter({ messages }: VFile): Problem[] {
  const forWriter = messages.filter(({ source }) => source === FOR_WRITER);
  const byText = new Map(
    forWriter.map(({ line = 1, reason }) => [`${line} ${reason}`, { line, reason }] as const),
  );
  return [...byText.values()].sort((one, other) => one.line - other.line);
}
