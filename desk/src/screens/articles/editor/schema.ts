import type { EditorMarkName, EditorNode, EditorNodeName } from 'contract/blog/editor-document.ts';
import { Fragment, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

const cell: NodeSpec = {
  content: 'paragraph',
  attrs: {
    align: { default: null },
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null },
  },
  isolating: true,
};

const alignOf = ({ attrs: { align } }: Node) => (align ? { style: `text-align: ${align}` } : {});

const NODES: Record<EditorNodeName, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  note: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: { kind: { default: 'note' } },
    parseDOM: [{ tag: 'div[data-note]', getAttrs: ({ dataset }) => ({ kind: dataset.note ?? 'note' }) }],
    toDOM: ({ attrs }) => ['div', { 'data-note': attrs.kind }, 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { spread: { default: false } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { order: { default: 1 }, spread: { default: false } },
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ order: (list as HTMLOListElement).start }) }],
    toDOM: ({ attrs }) => ['ol', { start: attrs.order }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    attrs: { checked: { default: null }, spread: { default: false } },
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs: { checked } }) => ['li', checked === null ? {} : { 'data-checked': String(checked) }, 0],
  },
  code_block: {
    content: 'text*',
    group: 'block',
    code: true,
    defining: true,
    marks: '',
    attrs: { lang: { default: '' }, meta: { default: '' } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  table: {
    content: 'table_row+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_header | table_cell)+',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_header: {
    ...cell,
    tableRole: 'header_cell',
    parseDOM: [{ tag: 'th' }],
    toDOM: (node) => ['th', { scope: 'col', ...alignOf(node) }, 0],
  },
  table_cell: {
    ...cell,
    tableRole: 'cell',
    parseDOM: [{ tag: 'td' }],
    toDOM: (node) => ['td', alignOf(node), 0],
  },
  footnote: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: { label: { default: '1' } },
    parseDOM: [
      { tag: 'div[data-footnote]', getAttrs: ({ dataset }) => ({ label: dataset.footnote ?? '1' }) },
    ],
    toDOM: ({ attrs }) => ['div', { 'data-footnote': attrs.label }, 0],
  },
  raw_block: {
    group: 'block',
    atom: true,
    attrs: { value: { default: '' } },
    parseDOM: [{ tag: 'pre[data-raw]', priority: 60, getAttrs: (raw) => ({ value: raw.textContent ?? '' }) }],
    toDOM: ({ attrs }) => ['pre', { 'data-raw': '' }, attrs.value],
  },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: { default: '' }, alt: { default: '' }, title: { default: '' } },
    parseDOM: [
      {
        tag: 'img[data-src]',
        getAttrs: (image) => ({
          src: image.dataset.src ?? '',
          alt: image.getAttribute('alt') ?? '',
          title: image.getAttribute('title') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, title } }) => ['img', { 'data-src': src, alt, title }],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  footnote_ref: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { label: { default: '1' } },
    parseDOM: [{ tag: 'sup[data-note-ref]', getAttrs: ({ dataset }) => ({ label: dataset.noteRef ?? '1' }) }],
    toDOM: ({ attrs }) => ['sup', { 'data-note-ref': attrs.label }, String(attrs.label)],
  },
  raw_inline: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { value: { default: '' } },
    parseDOM: [
      { tag: 'code[data-raw]', priority: 60, getAttrs: (raw) => ({ value: raw.textContent ?? '' }) },
    ],
    toDOM: ({ attrs }) => ['code', { 'data-raw': '' }, attrs.value],
  },
};

const MARKS: Record<EditorMarkName, MarkSpec> = {
  link: {
    inclusive: false,
    attrs: { href: { default: '' }, title: { default: '' } },
    parseDOM: [
      { tag: 'a[data-href]', getAttrs: (link) => ({ href: link.dataset.href ?? '', title: link.title }) },
    ],
    // Without its address: a press on a link of the text is a press on the text, and no script can stand in it.
    toDOM: ({ attrs: { href, title } }) => ['a', { 'data-href': href, title }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
  strike: { parseDOM: [{ tag: 'del' }], toDOM: () => ['del', 0] },
  code: { parseDOM: [{ tag: 'code:not([data-raw])' }], toDOM: () => ['code', 0] },
};

/** Schema of an article: what the blog shows, and nothing else. */
export const articleSchema = new Schema({ nodes: NODES, marks: MARKS });

/** Makes the document of blocks, and fills in what the editor needs to stand in: a cell without words, a list without items. */
export function docOf(blocks: readonly EditorNode[]): Node {
  return (
    articleSchema.topNodeType.createAndFill(null, blocks.map(nodeOf)) ??
    articleSchema.node('doc', null, emptyBlock())
  );
}

function nodeOf({ type, attrs, content = [], marks = [], text = '' }: EditorNode): Node {
  const own = marks.map((mark) => articleSchema.mark(mark.type, mark.attrs));
  if (type === 'text') return articleSchema.text(text, own);
  const inside = Fragment.from(content.map(nodeOf));
  const node = articleSchema.nodes[type]?.createAndFill(attrs, inside, own);
  if (!node) throw new Error(`the editor has no ${type} with this content`);
  return node;
}

function emptyBlock(): Node {
  return articleSchema.node('paragraph');
}

/** Returns the blocks of a document as the server takes them. */
export function blocksOf(doc: Node): EditorNode[] {
  const { content = [] } = doc.toJSON() as EditorNode;
  return content;
}
