import type { Guide, GuideBlock } from 'contract/content/reference-guide.ts';

/** All words of a guide, for the search of the reference. */
export function guideText({ title, lede, keywords = '', parts }: Guide): string {
  const words = parts.flatMap((part) => [part.title, ...part.blocks.flatMap(textsOf)]);
  return [title, lede, keywords, ...words].join('\n');
}

function textsOf(block: GuideBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  return 'table' in block ? [block.table.head, ...block.table.rows].flat() : [block.code.text];
}
