import type { EditorNode } from 'contract/blog/editor-document.ts';
import { convertNotes } from '../markdown/note-marks.ts';
import { canonical } from './canonical.ts';
import { type ReadBlock, rawBlock, readBlocks } from './read-blocks.ts';
import { stringifyBlocks } from './write-blocks.ts';

/** Signs that the import reads as more than Markdown. */
const OWN_SIGNS = /%%|\[\[|==|<\/?aside/i;

/**
 * Turns Markdown into blocks for the editor. A block that would be another article when the editor writes it is kept as it
 * is written, as `raw_block`.
 */
export function openBlocks(markdown: string): EditorNode[] {
  return readFaithfully(markdown).map(({ node }) => node);
}

/**
 * Turns blocks of the editor into Markdown. Blocks that stand in the text before are taken from there, to the letter.
 * @param blocks of any caller
 * @throws {BadBlocks}
 */
export function writeBlocks(blocks: unknown, before = ''): string {
  const nodes = canonical(blocks).filter(({ type, content }) => type !== 'paragraph' || content);
  const pieces = writePieces(nodes, before);
  const whole = stringifyBlocks(nodes);
  // Two lists beside one another, for one, are kept apart only where all is written at once.
  return isSame(openBlocks(pieces), openBlocks(whole)) ? pieces : whole;
}

function readFaithfully(markdown: string): ReadBlock[] {
  const blocks = readBlocks(markdown);
  const notes = blocks
    .filter(({ node }) => node.type === 'footnote')
    .map(({ node }) => String(node.attrs?.label));
  return blocks.map((block) => {
    const source = markdown.slice(block.start, block.end);
    return isFaithful(block.node, source, notes) ? block : { ...block, node: rawBlock(source) };
  });
}

/** Tells whether a block that the editor writes is for the import what its source is. */
function isFaithful(node: EditorNode, source: string, notes: readonly string[]): boolean {
  if (node.type === 'raw_block') return true;
  const written = stringifyBlocks([node]);
  const rest = written.includes('[^') ? notes.map((label) => `\n[^${label}]: x\n`).join('') : '';
  const read = (text: string) => readBlocks(text + rest).map((block) => block.node);
  const [again] = read(written);
  if (!again || !isSame([again], [node])) return false;
  if (!OWN_SIGNS.test(source)) return true;
  return isSame(read(convertNotes(`${source}\n`, 1).body), read(convertNotes(written, 1).body));
}

function writePieces(nodes: readonly EditorNode[], before: string): string {
  const known = new Map<string, { block: ReadBlock; index: number }[]>();
  const earlier = readFaithfully(before);
  for (const [index, block] of earlier.entries()) {
    const key = JSON.stringify(block.node);
    known.set(key, [...(known.get(key) ?? []), { block, index }]);
  }
  let text = '';
  let last = -1;
  for (const [position, node] of nodes.entries()) {
    // Of equal blocks, the one that comes next.
    const found = known.get(JSON.stringify(node)) ?? [];
    const next = found.find(({ index }) => index > last) ?? found[0];
    const isNext = next !== undefined && next.index === last + 1 && (position > 0 || last === -1);
    const gapStart = last === -1 ? 0 : (earlier[last]?.end ?? 0);
    const gap = position === 0 ? '' : '\n\n';
    text += isNext ? before.slice(gapStart, next.block.start) : gap;
    text += next ? before.slice(next.block.start, next.block.end) : stringifyBlocks([node]).trimEnd();
    last = next ? next.index : Number.NaN;
  }
  const isEnd = last === earlier.length - 1 && last !== -1;
  return text + (isEnd ? before.slice(earlier[last]?.end) : '\n');
}

function isSame(one: readonly EditorNode[], other: readonly EditorNode[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
