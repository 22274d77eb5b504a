import type { EditorBlocks } from 'contract/blog/editor-document.ts';
import type { EntryTexts } from 'contract/desk/articles.ts';

/** An article as it is typed, with the version on the server that it was begun from. */
export interface Typed {
  version: string;
  entries: EntryTexts;
  blocks: EditorBlocks;
}

/** Reads what a browser kept; `undefined` where it holds nothing of this form. */
export function parseKept(text: string | null): Typed | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Typed>;
    const isWhole =
      typeof kept.version === 'string' && Array.isArray(kept.blocks) && typeof kept.entries === 'object';
    return isWhole ? (kept as Typed) : undefined;
  } catch {
    return undefined;
  }
}
