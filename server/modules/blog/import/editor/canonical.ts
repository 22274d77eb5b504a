import {
  EDITOR_MARKS,
  EDITOR_NODES,
  type EditorAttributes,
  type EditorMark,
  type EditorMarkName,
  type EditorNode,
  type EditorNodeName,
} from 'contract/blog/editor-document.ts';

/** Blocks that no editor of ours has written. */
export class BadBlocks extends Error {}

/** End of a line that is no end of a paragraph. */
const LINE_END = /[^\S\n]*\n[^\S\n]*/g;
const MARK_ORDER = Object.keys(EDITOR_MARKS);

/**
 * Brings nodes into the one form in which they can be compared: known attributes alone, marks in order, neighboring
 * texts as one, lines of a paragraph as one.
 * @param isCode lines stay as they are
 * @throws {BadBlocks}
 */
export function canonical(nodes: unknown, isCode = false): EditorNode[] {
  if (!Array.isArray(nodes)) throw new BadBlocks('content must be a list');
  const joined: EditorNode[] = [];
  for (const node of nodes.map((each) => canonicalNode(each, isCode))) {
    const last = joined.at(-1);
    const isSame = last?.type === 'text' && node.type === 'text' && sameMarks(last, node);
    if (isSame) joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else joined.push(node);
  }
  return joined;
}

function canonicalNode(node: unknown, isCode: boolean): EditorNode {
  if (typeof node !== 'object' || node === null) throw new BadBlocks('a node must be an object');
  const { type, attrs, content, marks, text } = node as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(EDITOR_NODES, type)) throw new BadBlocks('unknown node');
  const name = type as EditorNodeName;
  if (name === 'text' && (typeof text !== 'string' || text === '')) throw new BadBlocks('a text is missing');
  const known = pick(EDITOR_NODES[name], attrs);
  const own = marks === undefined ? [] : canonicalMarks(marks);
  const inside = content === undefined ? [] : canonical(content, name === 'code_block');
  return {
    type: name,
    ...(Object.keys(known).length > 0 && { attrs: known }),
    ...(inside.length > 0 && { content: inside }),
    ...(own.length > 0 && { marks: own }),
    ...(name === 'text' && { text: isCode ? String(text) : String(text).replace(LINE_END, ' ') }),
  };
}

function canonicalMarks(marks: unknown): EditorMark[] {
  if (!Array.isArray(marks)) throw new BadBlocks('marks must be a list');
  return marks
    .map((mark: { type?: unknown; attrs?: unknown }): EditorMark => {
      const { type, attrs } = mark ?? {};
      if (typeof type !== 'string' || !Object.hasOwn(EDITOR_MARKS, type)) throw new BadBlocks('unknown mark');
      const name = type as EditorMarkName;
      const known = pick(EDITOR_MARKS[name], attrs);
      return { type: name, ...(Object.keys(known).length > 0 && { attrs: known }) };
    })
    .sort((a, b) => MARK_ORDER.indexOf(a.type) - MARK_ORDER.indexOf(b.type));
}

function pick(kinds: Readonly<Record<string, string>>, attrs: unknown): EditorAttributes {
  const given = (typeof attrs === 'object' && attrs !== null ? attrs : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const value = given[name] ?? null;
      if (value === null && kind.endsWith('or null')) return [name, null];
      if (kind.startsWith('line')) return [name, lineOf(value)];
      if (kind === 'number') return [name, numberOf(value)];
      return [name, value === true];
    }),
  );
}

function lineOf(value: unknown): string {
  if (value !== null && typeof value !== 'string') throw new BadBlocks('an attribute must be text');
  return value ?? '';
}

function numberOf(value: unknown): number {
  const number = value ?? 1;
  if (!Number.isInteger(number) || Number(number) < 0 || Number(number) > 999_999_999) {
    throw new BadBlocks('an attribute must be a whole number');
  }
  return Number(number);
}

function sameMarks({ marks: one }: EditorNode, { marks: other }: EditorNode): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
