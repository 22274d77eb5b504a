import type { EditorMarkName, EditorNodeName } from 'contract/blog/editor-document.ts';
import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { articleSchema } from './schema.ts';

const { nodes, marks } = articleSchema;
const type = (name: EditorNodeName): NodeType => nodes[name] as NodeType;

/** A button of the toolbar. */
export interface EditorCommand {
  id: string;
  /** Name for those who hear it, with its keys. */
  label: string;
  /** Words or sign on the button. */
  sign: string;
  run: Command;
  /** Tells whether the selection is of this kind already. */
  isOn?: (state: EditorState) => boolean;
}

const mark = (name: EditorMarkName, label: string, sign: string): EditorCommand => ({
  ...{ id: name, label, sign, run: toggleMark(marks[name] as never) },
  isOn: ({ selection: { from, to, empty, $from }, storedMarks, doc }) => {
    const one = marks[name] as never;
    const set = storedMarks ?? $from.marks();
    return empty ? set.some((each) => each.type === one) : doc.rangeHasMark(from, to, one);
  },
});

const block = (name: EditorNodeName, attrs: Attrs | null, label: string, sign: string): EditorCommand => {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.hasMarkup(type(name), { ...$from.parent.attrs, ...attrs });
  return {
    ...{ id: `${name}-${attrs?.level ?? ''}`, label, sign, isOn },
    run: (state, dispatch) =>
      setBlockType(isOn(state) ? type('paragraph') : type(name), isOn(state) ? null : attrs)(state, dispatch),
  };
};

function isWithin({ selection: { $from } }: EditorState, name: EditorNodeName): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodes[name]) return true;
  return false;
}

const list = (name: 'bullet_list' | 'ordered_list', label: string, sign: string): EditorCommand => ({
  ...{ id: name, label, sign, isOn: (state) => isWithin(state, name) },
  run: (state, dispatch) =>
    isWithin(state, name)
      ? liftListItem(type('list_item'))(state, dispatch)
      : wrapInList(type(name))(state, dispatch),
});

const around = (name: 'blockquote' | 'note', label: string, sign: string): EditorCommand => ({
  ...{ id: name, label, sign, isOn: (state) => isWithin(state, name), run: wrapIn(type(name)) },
});

const insertTable: Command = (state, dispatch) => {
  const words = (text: string) =>
    type('paragraph').create(null, text === '' ? null : articleSchema.text(text));
  const row = (cell: 'table_header' | 'table_cell', texts: readonly string[]) =>
    type('table_row').create(
      null,
      texts.map((text) => type(cell).create(null, words(text))),
    );
  // A column without a name says nothing to those who hear the table.
  const head = row('table_header', ['Column 1', 'Column 2', 'Column 3']);
  const table = type('table').create(null, [
    head,
    row('table_cell', ['', '', '']),
    row('table_cell', ['', '', '']),
  ]);
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
};

const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(type('horizontal_rule').create()).scrollIntoView());
  return true;
};

/** Adds the sign of a footnote where the cursor is, and its text at the end. */
const insertFootnote: Command = (state, dispatch) => {
  const labels = new Set<string>();
  state.doc.descendants(({ type: { name }, attrs }) => {
    if (name === 'footnote') labels.add(String(attrs.label));
  });
  let number = labels.size + 1;
  while (labels.has(String(number))) number += 1;
  const label = String(number);
  if (!state.selection.$from.parent.inlineContent) return false;
  const { tr } = state;
  tr.insert(state.selection.to, type('footnote_ref').create({ label }));
  tr.insert(tr.doc.content.size, type('footnote').create({ label }, type('paragraph').create()));
  dispatch?.(tr);
  return true;
};

/** Makes the selected words a link, whose address is typed in the fields below. */
export const addLink: Command = (state, dispatch) => {
  const { empty, from, to } = state.selection;
  const link = articleSchema.mark('link', { href: '' });
  if (empty) dispatch?.(state.tr.insert(from, articleSchema.text('link', [link])));
  else dispatch?.(state.tr.addMark(from, to, link));
  return true;
};

/** The toolbar, in its groups. */
export const COMMANDS: readonly (readonly EditorCommand[])[] = [
  [
    block('heading', { level: 2 }, 'Heading', 'Heading'),
    block('heading', { level: 3 }, 'Smaller heading', 'Smaller'),
  ],
  [
    mark('strong', 'Bold', 'B'),
    mark('em', 'Italic', 'I'),
    mark('strike', 'Struck out', 'S'),
    mark('code', 'Code', '<>'),
    { id: 'link', label: 'Link', sign: 'Link', run: addLink },
  ],
  [
    list('bullet_list', 'Bulleted list', 'Bulleted'),
    list('ordered_list', 'Numbered list', 'Numbered'),
    around('blockquote', 'Quote', 'Quote'),
    around('note', 'Note', 'Note'),
    block('code_block', null, 'Block of code', '{ }'),
  ],
  [
    { id: 'table', label: 'Table', sign: 'Table', run: insertTable },
    { id: 'footnote', label: 'Footnote', sign: 'Footnote', run: insertFootnote },
    { id: 'rule', label: 'Line', sign: '—', run: insertRule },
  ],
  [
    { id: 'undo', label: 'Undo', sign: '↶', run: undo },
    { id: 'redo', label: 'Redo', sign: '↷', run: redo },
  ],
];

/** Element at the cursor, whose details can be typed: a picture, a link, a block of code. */
export interface Selected {
  kind: 'image' | 'link' | 'code_block' | 'note' | 'list_item' | 'raw_block' | 'raw_inline';
  attrs: Attrs;
  /** Changes it. */
  change: (attrs: Attrs) => Command;
}

export function findSelected({ selection }: EditorState): Selected | undefined {
  const { $from } = selection;
  if (selection instanceof NodeSelection) {
    const { node, from } = selection;
    const kind = node.type.name as Selected['kind'];
    if (!['image', 'raw_block', 'raw_inline'].includes(kind)) return undefined;
    return {
      ...{ kind, attrs: node.attrs },
      change: (attrs) => (state, dispatch) => {
        const { tr } = state;
        tr.setNodeMarkup(from, null, { ...node.attrs, ...attrs }, node.marks);
        dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
        return true;
      },
    };
  }
  const link = marks.link?.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? [])]);
  if (link) {
    return {
      ...{ kind: 'link', attrs: link.attrs },
      change: (attrs) => (state, dispatch) => {
        const { from, to } = rangeOf(state, link);
        const { tr } = state;
        tr.removeMark(from, to, link);
        const next = { ...link.attrs, ...attrs };
        if (attrs.href !== null) tr.addMark(from, to, articleSchema.mark('link', next));
        dispatch?.(tr);
        return true;
      },
    };
  }
  for (const kind of ['code_block', 'note'] as const) {
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type !== nodes[kind]) continue;
      const position = $from.before(depth);
      return {
        ...{ kind, attrs: node.attrs },
        change: (attrs) => (state, dispatch) => {
          dispatch?.(state.tr.setNodeMarkup(position, null, { ...node.attrs, ...attrs }));
          return true;
        },
      };
    }
  }
  return undefined;
}

/** The stretch of words around the cursor that are one link. */
function rangeOf({ selection: { $from } }: EditorState, link: { isInSet: (set: never) => boolean }) {
  const { parent } = $from;
  const start = $from.start();
  const pieces: { from: number; to: number }[] = [];
  parent.forEach((child, offset) => {
    if (link.isInSet(child.marks as never))
      pieces.push({ from: start + offset, to: start + offset + child.nodeSize });
  });
  const at = $from.pos;
  const joined: { from: number; to: number }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.to === piece.from) last.to = piece.to;
    else joined.push({ ...piece });
  }
  return joined.find(({ from, to }) => from <= at && at <= to) ?? { from: at, to: at };
}
