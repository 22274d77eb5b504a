import {
  type EditorAttributes,
  type EditorMark,
  type EditorNode,
  type EditorNodeName,
  NOTE_KINDS,
} from 'contract/blog/editor-document.ts';
import type { Definition, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { canonical } from './canonical.ts';

/** A block of an article, and where its Markdown stands in the text. */
export interface ReadBlock {
  node: EditorNode;
  start: number;
  end: number;
}

/** Markdown that the editor has no node for. */
class Unknown extends Error {}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const CALLOUT = new RegExp(`^\\[!(${NOTE_KINDS.join('|')})\\][^\\S\\n]*(?:\\n|$)`, 'i');

/** Reads the blocks of a text, each in the one form in which it can be compared. */
export function readBlocks(markdown: string): ReadBlock[] {
  const root = parser.parse(markdown) as Root;
  const definitions = new Map<string, Definition>();
  for (const node of root.children) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }
  return root.children.map((node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const read = readTop(node, markdown.slice(start, end), definitions);
    return { node: canonical([read])[0] as EditorNode, start, end };
  });
}

function readTop(node: Nodes, source: string, definitions: ReadonlyMap<string, Definition>): EditorNode {
  try {
    return readBlock(node, definitions);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return rawBlock(source);
  }
}

export function rawBlock(value: string): EditorNode {
  return { type: 'raw_block', attrs: { value } };
}

type Definitions = ReadonlyMap<string, Definition>;

function readBlock(node: Nodes, definitions: Definitions): EditorNode {
  const blocks = (children: readonly Nodes[]) => children.map((child) => readBlock(child, definitions));
  const words = (children: readonly Nodes[]) => readInline(children, [], definitions);
  switch (node.type) {
    case 'paragraph':
      return make('paragraph', {}, words(node.children));
    case 'heading':
      return make('heading', { level: node.depth }, words(node.children));
    case 'thematicBreak':
      return make('horizontal_rule');
    case 'blockquote':
      return readQuote(blocks(node.children));
    case 'list': {
      const items = node.children.map(({ checked = null, spread, children }) =>
        make('list_item', { checked, spread: spread ?? false }, blocks(children)),
      );
      const spread = node.spread ?? false;
      return node.ordered
        ? make('ordered_list', { order: node.start ?? 1, spread }, items)
        : make('bullet_list', { spread }, items);
    }
    case 'code':
      return make(
        'code_block',
        { lang: node.lang ?? '', meta: node.meta ?? '' },
        node.value === '' ? [] : [{ type: 'text', text: node.value }],
      );
    case 'table':
      return make(
        'table',
        {},
        node.children.map(({ children }, row) =>
          make(
            'table_row',
            {},
            children.map((cell, column) =>
              make(row === 0 ? 'table_header' : 'table_cell', { align: node.align?.[column] ?? null }, [
                make('paragraph', {}, words(cell.children)),
              ]),
            ),
          ),
        ),
      );
    case 'footnoteDefinition':
      return make('footnote', { label: node.label ?? node.identifier }, blocks(node.children));
    case 'html':
      return rawBlock(node.value);
    default:
      throw new Unknown(node.type);
  }
}

/** A quotation, or the note that its first line says it is. */
function readQuote(blocks: readonly EditorNode[]): EditorNode {
  const [first, ...others] = blocks;
  const [start, ...after] = first?.type === 'paragraph' ? (first.content ?? []) : [];
  const [mark, kind = ''] = start?.text && !start.marks ? (CALLOUT.exec(start.text) ?? []) : [];
  if (mark === undefined || !start?.text) return make('blockquote', {}, blocks);
  const rest = start.text.slice(mark.length);
  const content = [...(rest === '' ? [] : [{ ...start, text: rest }]), ...after];
  return make('note', { kind: kind.toLowerCase() }, [
    ...(content.length > 0 ? [make('paragraph', {}, content)] : []),
    ...others,
  ]);
}

function readInline(
  nodes: readonly Nodes[],
  marks: readonly EditorMark[],
  definitions: Definitions,
): EditorNode[] {
  return nodes.flatMap((node) => readWords(node, marks, definitions));
}

function readWords(node: Nodes, marks: readonly EditorMark[], definitions: Definitions): EditorNode[] {
  const marked = (one: EditorNode): EditorNode[] => [
    { ...one, ...(marks.length > 0 && { marks: [...marks] }) },
  ];
  const within = (children: readonly Nodes[], mark: EditorMark) => {
    const isTwice = marks.some(({ type }) => type === mark.type);
    const inside = readInline(children, isTwice ? marks : [...marks, mark], definitions);
    // Without words there is nothing that could carry it.
    if (inside.length === 0) throw new Unknown(node.type);
    return inside;
  };
  const link = (url: string, title: string | null | undefined): EditorMark => ({
    type: 'link',
    attrs: { href: url, title: title ?? '' },
  });
  switch (node.type) {
    case 'text':
      return node.value === '' ? [] : marked({ type: 'text', text: node.value });
    case 'inlineCode':
      return [{ type: 'text', text: node.value, marks: [...marks, { type: 'code' }] }];
    case 'emphasis':
      return within(node.children, { type: 'em' });
    case 'strong':
      return within(node.children, { type: 'strong' });
    case 'delete':
      return within(node.children, { type: 'strike' });
    case 'link':
      return within(node.children, link(node.url, node.title));
    case 'linkReference': {
      const { url, title } = definitionOf(node.identifier, definitions);
      return within(node.children, link(url, title));
    }
    case 'image':
      return marked(make('image', { src: node.url, alt: node.alt ?? '', title: node.title ?? '' }));
    case 'imageReference': {
      const { url, title } = definitionOf(node.identifier, definitions);
      return marked(make('image', { src: url, alt: node.alt ?? '', title: title ?? '' }));
    }
    case 'break':
      return marked(make('hard_break'));
    case 'footnoteReference':
      return marked(make('footnote_ref', { label: node.label ?? node.identifier }));
    case 'html':
      return marked(make('raw_inline', { value: node.value }));
    default:
      throw new Unknown(node.type);
  }
}

function definitionOf(identifier: string, definitions: Definitions): Definition {
  const found = definitions.get(identifier);
  if (!found) throw new Unknown('definition');
  return found;
}

function make(
  type: EditorNodeName,
  attrs: EditorAttributes = {},
  content: readonly EditorNode[] = [],
): EditorNode {
  return { type, attrs, content: [...content] };
}
