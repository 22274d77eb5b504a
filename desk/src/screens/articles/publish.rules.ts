import type { EditorNode } from 'contract/blog/editor-document.ts';

/** Counts the pictures that say nothing to those who don't see them. */
export function countWithoutAlt(blocks: readonly EditorNode[]): number {
  return blocks.reduce((count, { type, attrs, content = [] }) => {
    const isSilent = type === 'image' && !String(attrs?.alt ?? '').trim();
    return count + (isSilent ? 1 : 0) + countWithoutAlt(content);
  }, 0);
}
