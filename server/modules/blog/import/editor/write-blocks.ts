import type { EditorMark, EditorNode } from 'contract/blog/editor-document.ts';
import type { BlockContent, Nodes, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*', resourceLink: true, listItemIndent: 'one' })
  .freeze();

/** Writes blocks as Markdown, with a line break at the end. */
export function stringifyBlocks(blocks: readonly EditorNode[]): string {
  const root: Root = { type: 'root', children: blocks.map(toBlock) as RootContent[] };
  return writer.stringify(root as Parameters<typeof writer.stringify>[0]);
}

function toBlock(node: EditorNode): Nodes {
  const { attrs = {}, content = [] } = node;
  const blocks = () => content.map(toBlock) as BlockContent[];
  switch (node.type) {
    case 'heading': {
      const depth = Math.min(Math.max(Number(attrs.level), 1), 6) as 1;
      return { type: 'heading', depth, children: toWords(inOneLine(content)) };
    }
    case 'horizontal_rule':
      return { type: 'thematicBreak' };
    case 'blockquote':
      return { type: 'blockquote', children: blocks() };
    case 'note':
      return toNote(String(attrs.kind), content);
    case 'bullet_list':
    case 'ordered_list': {
      const isOrdered = node.type === 'ordered_list';
      return {
        type: 'list',
        ordered: isOrdered,
        ...(isOrdered && { start: Number(attrs.order) }),
        spread: attrs.spread === true,
        children: content.map(({ attrs: own = {}, content: inside = [] }) => ({
          type: 'listItem',
          checked: typeof own.checked === 'boolean' ? own.checked : null,
          spread: own.spread === true,
          children: inside.map(toBlock) as BlockContent[],
        })),
      };
    }
    case 'code_block': {
      const value = content.map(({ text = '' }) => text).join('');
      const lang = String(attrs.lang).replace(/\s+/g, '-') || null;
      return { type: 'code', lang, meta: String(attrs.meta) || null, value };
    }
    case 'table':
      return {
        type: 'table',
        align: (content[0]?.content ?? []).map(({ attrs: own }) => own?.align as 'left' | null),
        children: content.map(
          (row): TableRow => ({
            type: 'tableRow',
            children: (row.content ?? []).map((cell) => ({
              type: 'tableCell',
              children: toWords(inCell((cell.content ?? []).flatMap((block) => block.content ?? []))),
            })),
          }),
        ),
      };
    case 'footnote': {
      const label = String(attrs.label);
      return { type: 'footnoteDefinition', identifier: label, label, children: blocks() };
    }
    case 'raw_block':
      return { type: 'html', value: String(attrs.value) };
    default:
      return { type: 'paragraph', children: toWords(withoutLastBreak(content)) };
  }
}

function toNote(kind: string, content: readonly EditorNode[]): Nodes {
  const [first, ...others] = content;
  const isText = first?.type === 'paragraph' && first.content !== undefined;
  // As HTML it is written as it is: what stands in brackets would be escaped.
  const mark = { type: 'html' as const, value: `[!${kind.toUpperCase()}]${isText ? '\n' : ''}` };
  const words = isText ? toWords(withoutLastBreak(first.content ?? [])) : [];
  const rest = isText || first === undefined ? others : content;
  const children = [{ type: 'paragraph' as const, children: [mark, ...words] }, ...rest.map(toBlock)];
  return { type: 'blockquote', children: children as BlockContent[] };
}

/** A line break at the end of a paragraph would be a backslash. */
function withoutLastBreak(content: readonly EditorNode[]): readonly EditorNode[] {
  const end = content.findLastIndex(({ type }) => type !== 'hard_break');
  return content.slice(0, end + 1);
}

function inOneLine(content: readonly EditorNode[]): EditorNode[] {
  return content.map((node) => (node.type === 'hard_break' ? { type: 'text', text: ' ' } : node));
}

function inCell(content: readonly EditorNode[]): EditorNode[] {
  return content.map((node) =>
    node.type === 'hard_break' ? { type: 'raw_inline', attrs: { value: '<br>' } } : node,
  );
}

/** Puts flat marks into one another: of those with which a run begins, the one that lasts longest is around it. */
function toWords(nodes: readonly EditorNode[]): PhrasingContent[] {
  const [first] = nodes;
  if (!first) return [];
  const marks = (first.marks ?? []).filter(({ type }) => type !== 'code');
  const [outer] = marks
    .map((mark) => ({ mark, length: runOf(nodes, mark) }))
    .toSorted((a, b) => b.length - a.length);
  if (!outer) return [toLeaf(first), ...toWords(nodes.slice(1))];
  const run = nodes.slice(0, outer.length).map((node) => without(node, outer.mark));
  return [...wrap(outer.mark, run), ...toWords(nodes.slice(outer.length))];
}

function runOf(nodes: readonly EditorNode[], mark: EditorMark): number {
  const end = nodes.findIndex(({ marks = [] }) => !marks.some((each) => isSame(each, mark)));
  return end === -1 ? nodes.length : end;
}

function isSame(one: EditorMark, other: EditorMark): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function without(node: EditorNode, mark: EditorMark): EditorNode {
  const { marks = [], ...others } = node;
  const rest = marks.filter((each) => !isSame(each, mark));
  return { ...others, ...(rest.length > 0 && { marks: rest }) };
}

const WRAPPERS = { strong: 'strong', em: 'emphasis', strike: 'delete' } as const;

/** Emphasis begins and ends with a word: blanks at its edges stand outside. */
function wrap(mark: EditorMark, run: readonly EditorNode[]): PhrasingContent[] {
  if (mark.type === 'link') {
    const title = String(mark.attrs?.title ?? '') || null;
    return [{ type: 'link', url: String(mark.attrs?.href), title, children: toWords(run) as [] }];
  }
  const first = run[0]?.type === 'text' ? (/^\s+/.exec(run[0].text ?? '')?.[0] ?? '') : '';
  const last = run.at(-1);
  const isBlank = run.length === 1 && first === run[0]?.text;
  if (isBlank || mark.type === 'code') return toWords(run);
  const after = last?.type === 'text' ? (/\s+$/.exec(last.text ?? '')?.[0] ?? '') : '';
  const inside = run
    .map((node, index) =>
      index === 0 && first ? { ...node, text: node.text?.slice(first.length) ?? '' } : node,
    )
    .map((node, index) =>
      index === run.length - 1 && after ? { ...node, text: node.text?.slice(0, -after.length) ?? '' } : node,
    )
    .filter(({ type, text }) => type !== 'text' || text !== '');
  return [
    ...(first ? [{ type: 'text' as const, value: first }] : []),
    ...(inside.length > 0 ? [{ type: WRAPPERS[mark.type], children: toWords(inside) }] : []),
    ...(after ? [{ type: 'text' as const, value: after }] : []),
  ];
}

function toLeaf({ type, text = '', attrs = {}, marks = [] }: EditorNode): PhrasingContent {
  switch (type) {
    case 'image':
      return {
        ...{ type: 'image', url: String(attrs.src), alt: String(attrs.alt) },
        title: String(attrs.title) || null,
      };
    case 'hard_break':
      return { type: 'break' };
    case 'footnote_ref': {
      const label = String(attrs.label);
      return { type: 'footnoteReference', identifier: label, label };
    }
    case 'raw_inline':
      return { type: 'html', value: String(attrs.value) };
    default:
      return marks.some((mark) => mark.type === 'code')
        ? { type: 'inlineCode', value: text }
        : { type: 'text', value: text };
  }
}
