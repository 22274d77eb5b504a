/** Kinds of notes, which Markdown marks as `[!NOTE]`. */
export const NOTE_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

type Attribute = 'line' | 'line or null' | 'number' | 'switch' | 'switch or null';

/**
 * Nodes of an article in the editor, each with its attributes. `raw_block` and `raw_inline` hold Markdown that the editor
 * does not know, as it was written.
 */
export const EDITOR_NODES = {
  doc: {},
  paragraph: {},
  heading: { level: 'number' },
  blockquote: {},
  note: { kind: 'line' },
  horizontal_rule: {},
  bullet_list: { spread: 'switch' },
  ordered_list: { order: 'number', spread: 'switch' },
  list_item: { checked: 'switch or null', spread: 'switch' },
  code_block: { lang: 'line', meta: 'line' },
  table: {},
  table_row: {},
  table_header: { align: 'line or null' },
  table_cell: { align: 'line or null' },
  footnote: { label: 'line' },
  raw_block: { value: 'line' },
  text: {},
  image: { src: 'line', alt: 'line', title: 'line' },
  hard_break: {},
  footnote_ref: { label: 'line' },
  raw_inline: { value: 'line' },
} as const satisfies Record<string, Readonly<Record<string, Attribute>>>;

export type EditorNodeName = keyof typeof EDITOR_NODES;

/** Marks of words in the editor, the outermost in Markdown first. */
export const EDITOR_MARKS = {
  link: { href: 'line', title: 'line' },
  strong: {},
  em: {},
  strike: {},
  code: {},
} as const satisfies Record<string, Readonly<Record<string, Attribute>>>;

export type EditorMarkName = keyof typeof EDITOR_MARKS;

export type EditorAttributes = Record<string, string | number | boolean | null>;

export interface EditorMark {
  type: EditorMarkName;
  attrs?: EditorAttributes;
}

/** A node as ProseMirror writes it as JSON. */
export interface EditorNode {
  type: EditorNodeName;
  attrs?: EditorAttributes;
  content?: EditorNode[];
  marks?: EditorMark[];
  text?: string;
}

/** Blocks of an article, from its beginning to its end. */
export type EditorBlocks = EditorNode[];
