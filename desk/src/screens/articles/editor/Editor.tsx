import type { EditorMarkName, EditorNode, EditorNodeName } from 'contract/blog/editor-document.ts';
import type { TakenIn } from 'contract/desk/articles.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Mark, type MarkType, type NodeType, Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, type Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../shared/formats.ts';
import { toast, toastError } from '../../../shared/ui/toasts.ts';
import { Details } from './Details.tsx';
import styles from './Editor.module.css';
import { articleSchema, blocksOf, docOf } from './schema.ts';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  source: string;
  blocks: readonly EditorNode[];
  onChange: (blocks: EditorNode[]) => void;
  /** Turns what is pasted into blocks, on the server. */
  takeHtml: (html: string) => Promise<TakenIn>;
  takeFile: (file: File) => Promise<TakenIn>;
}

const { nodes, marks } = articleSchema;
const node = (name: EditorNodeName) => nodes[name] as NodeType;
const mark = (name: EditorMarkName) => marks[name] as MarkType;

/** The editor of an article's text. What is pasted or dropped goes through the import of the server. */
export function Editor({ source, blocks, onChange, takeHtml, takeFile }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [isTaking, setTaking] = useState(0);
  const latest = useRef({ onChange, takeHtml, takeFile });
  latest.current = { onChange, takeHtml, takeFile };

  const take = async (taken: Promise<TakenIn>, into: EditorView) => {
    setTaking((count) => count + 1);
    try {
      const { blocks: pasted, missingPictures, remarks } = await taken;
      insert(into, pasted);
      for (const remark of remarks.slice(0, 3)) toast(remark);
      if (missingPictures > 0) {
        const count = counted(missingPictures, 'picture is', 'pictures are');
        toast(
          `${count} missing: the clipboard only names them. Drop the document itself (.docx) on the text.`,
        );
      }
    } catch (error) {
      toastError(error);
    }
    setTaking((count) => count - 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another editor, by its key
  useEffect(() => {
    if (!place.current) return;
    const opened: EditorView = new EditorView(place.current, {
      state: EditorState.create({ doc: docOf(blocks), plugins: plugins() }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text of the article',
        class: styles.text ?? '',
      },
      nodeViews: { image: ({ attrs }) => ({ dom: pictureOf(source, attrs) }) },
      // Before ProseMirror reads it: styles within it would be refused by the policy of the desk.
      handleDOMEvents: {
        paste: (current, event) => {
          const files = [...(event.clipboardData?.files ?? [])];
          const html = event.clipboardData?.getData('text/html') ?? '';
          if (html.includes('data-pm-slice') || (html === '' && files.length === 0)) return false;
          event.preventDefault();
          if (html !== '') void take(latest.current.takeHtml(html), current);
          else void takeAll(files, current);
          return true;
        },
        drop: (current, event) => {
          const files = [...(event.dataTransfer?.files ?? [])];
          if (files.length === 0) return false;
          event.preventDefault();
          void takeAll(files, current);
          return true;
        },
      },
      dispatchTransaction: (transaction) => {
        const next = opened.state.apply(transaction);
        opened.updateState(next);
        setState(next);
        if (transaction.docChanged) latest.current.onChange(blocksOf(next.doc));
      },
    });
    setView(opened);
    setState(opened.state);
    return () => opened.destroy();
  }, []);

  async function takeAll(files: readonly File[], into: EditorView): Promise<void> {
    for (const file of files) await take(latest.current.takeFile(file), into);
  }

  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };

  return (
    <div className={styles.editor}>
      {view && state && <Toolbar state={state} onRun={run} onFiles={(files) => void takeAll(files, view)} />}
      <div ref={place} className={styles.place} />
      <p className={styles.taking} aria-live="polite">
        {isTaking > 0 ? 'Taking it in …' : ''}
      </p>
      {view && state && (
        <Details state={state} onRun={(command) => command(view.state, view.dispatch, view)} />
      )}
    </div>
  );
}

function insert(view: EditorView, blocks: readonly EditorNode[]): void {
  if (blocks.length === 0) return;
  const { content } = docOf(blocks);
  const [first] = blocks;
  const isWords = blocks.length === 1 && first?.type === 'paragraph';
  // Words go on where the cursor is; blocks stand by themselves.
  const slice = isWords ? new Slice(content, 1, 1) : new Slice(Fragment.from(content), 0, 0);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}

function pictureOf(source: string, { src, alt, title }: Record<string, string>): HTMLElement {
  const picture = document.createElement('img');
  const isOwn = /^[^/\\#?]/.test(src ?? '') && !URL.canParse(src ?? '');
  picture.src = isOwn
    ? `${DESK_API}/articles/picture?${new URLSearchParams({ source, address: src ?? '' })}`
    : (src ?? '');
  picture.alt = alt ?? '';
  picture.title = title ?? '';
  picture.dataset.src = src ?? '';
  if (!alt) picture.dataset.missing = '';
  return picture;
}

function plugins(): Plugin[] {
  const item = node('list_item');
  const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView());
    return true;
  });
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,4})\s$/, node('heading'), ([, signs = '']) => ({
          level: signs.length,
        })),
        wrappingInputRule(/^\s*[-*]\s$/, node('bullet_list')),
        wrappingInputRule(/^(\d+)\.\s$/, node('ordered_list'), ([, order]) => ({ order: Number(order) })),
        wrappingInputRule(/^>\s$/, node('blockquote')),
        textblockTypeInputRule(/^```$/, node('code_block')),
        markRule(/\*\*([^*]+)\*\*$/, mark('strong')),
        markRule(/`([^`]+)`$/, mark('code')),
      ],
    }),
    keymap({
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-b': toggleMark(mark('strong')),
      'Mod-i': toggleMark(mark('em')),
      'Mod-`': toggleMark(mark('code')),
      Enter: splitListItem(item),
      'Shift-Enter': lineBreak,
      // Where there is nothing to move, Tab leaves the text, as everywhere.
      Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
    }),
    keymap(baseKeymap),
    history(),
    tableEditing(),
  ];
}

/** Turns words between signs into marked words, as they are typed. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, [, words = ''], start, end) => {
    const own: Mark[] = [...state.doc.resolve(start).marks(), type.create()];
    return state.tr.replaceWith(start, end, articleSchema.text(words, own)).removeStoredMark(type);
  });
}
