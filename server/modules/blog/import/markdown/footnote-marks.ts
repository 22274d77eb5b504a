import type { Root } from 'hast';

/**
 * A copy of an article without the numbers that lead to its footnotes, and the arrows that lead back: no words of it.
 */
export function withoutFootnoteMarks(tree: Root): Root {
  return { ...tree, children: kept(tree.children) };
}

function kept<Node extends Root['children'][number]>(nodes: readonly Node[]): Node[] {
  return nodes
    .filter((node) => !isFootnoteMark(node))
    .map((node) => (node.type === 'element' ? { ...node, children: kept(node.children) } : node));
}

function isFootnoteMark(node: Root['children'][number]): boolean {
  if (node.type !== 'element') return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}
