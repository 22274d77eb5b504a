import type { EditorNode } from 'contract/blog/editor-document.ts';

/**
 * Puts another picture in the place of each, or none.
 * @returns the blocks, without those that are empty now
 */
export async function mapPictures(
  nodes: readonly EditorNode[],
  replace: (image: EditorNode) => Promise<EditorNode | undefined>,
): Promise<EditorNode[]> {
  const mapped: EditorNode[] = [];
  for (const node of nodes) {
    if (node.type === 'image') {
      const replaced = await replace(node);
      if (replaced) mapped.push(replaced);
      continue;
    }
    const content = node.content && (await mapPictures(node.content, replace));
    const isEmptied = node.type === 'paragraph' && node.content && content?.every(isBlank);
    if (!isEmptied) mapped.push(content ? { ...node, content } : node);
  }
  return mapped;
}

function isBlank({ type, text = '' }: EditorNode): boolean {
  return type === 'hard_break' || (type === 'text' && text.trim() === '');
}
