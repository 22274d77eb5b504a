import { findTexts, isInOnePiece, type PageText, rangeOf, rectsOf, textAt } from './page-texts.ts';

/** Edits of the texts of a page in place. */
export interface PageActions {
  /** Returns a text as it is written; `undefined` where it can be edited in its form alone. */
  begin: (address: string, isInOnePiece: boolean) => Promise<string | undefined>;
  type: (text: string) => void;
  end: () => void;
}

const EDITOR_STYLE =
  'outline: 2px solid; outline-offset: 3px; border-radius: 2px; cursor: text; user-select: text; white-space: pre-wrap';
const OUTLINE_STYLE =
  'all: initial; position: fixed; z-index: 2147483647; box-sizing: border-box; border-radius: 3px; outline: none; pointer-events: none';

/** Lets a person edit the texts of a page where they stand, by pointer or by keyboard. The page leads nowhere else meanwhile. */
export function editPage(page: Document, actions: PageActions): readonly PageText[] {
  const texts = findTexts(page);
  const hovered = addOutline(page, 'div');
  // The first of the page, so that Tab reaches each text before the page's own links.
  const focused = addOutline(page, 'button');
  let current: PageText | undefined;

  const isShown = (text: PageText | undefined) => text !== undefined && rectsOf(text).length > 0;
  const show = (text: PageText | undefined) => {
    current = text;
    text?.begin.parentElement?.scrollIntoView({ block: 'nearest' });
    focused.setAttribute('aria-label', `Edit “${text ? rangeOf(text).toString().trim() : ''}”`);
    place(focused, text);
  };
  focused.addEventListener('focus', () => show(isShown(current) ? current : texts.find(isShown)));
  focused.addEventListener('blur', () => place(focused, undefined));
  focused.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const shown = texts.filter(isShown);
    const next = shown[(current ? shown.indexOf(current) : -1) + (event.shiftKey ? -1 : 1)];
    if (next) event.preventDefault();
    if (next) show(next);
  });
  focused.addEventListener('click', () => current && edit(current));

  page.addEventListener('pointermove', (event) =>
    place(hovered, isInEditor(event.target as Element) ? undefined : textAt(texts, event)),
  );
  page.documentElement.addEventListener('pointerleave', () => place(hovered, undefined));
  const follow = () => {
    place(hovered, undefined);
    if (page.activeElement === focused) place(focused, current);
  };
  page.addEventListener('scroll', follow, { capture: true, passive: true });
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  page.addEventListener('click', onClick, { capture: true });

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (target === focused) return;
    const isWriting = isInEditor(target);
    // A click of the keyboard is at no point.
    const text = isWriting || event.detail === 0 ? undefined : textAt(texts, event);
    const href = target.closest('a')?.getAttribute('href');
    if (text || isWriting || (href && !href.startsWith('#'))) event.preventDefault();
    if (text || isWriting) event.stopPropagation();
    if (text) void edit(text, event);
  }

  async function edit(text: PageText, pressed?: MouseEvent): Promise<void> {
    const source = await actions.begin(text.address, isInOnePiece(text));
    if (source === undefined || !isInOnePiece(text)) return;
    current = text;
    const range = rangeOf(text);
    const drawn = range.extractContents();
    const editor = page.createElement('text-editor');
    editor.contentEditable = 'plaintext-only';
    editor.role = 'textbox';
    editor.ariaLabel = 'Text';
    editor.style.cssText = EDITOR_STYLE;
    editor.textContent = source;
    range.insertNode(editor);
    editor.focus();
    placeCaret(editor, pressed);
    let isOpen = true;
    const close = (isKept: boolean) => {
      if (!isOpen) return;
      isOpen = false;
      const typed = textOf(editor);
      editor.replaceWith(isKept && typed !== source ? page.createTextNode(typed) : drawn);
      if (!isKept && typed !== source) actions.type(source);
      actions.end();
    };
    editor.addEventListener('input', () => actions.type(textOf(editor)));
    editor.addEventListener('blur', () => close(true));
    editor.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault());
    editor.addEventListener('keydown', (event) => {
      event.stopPropagation();
      const { key, shiftKey, isComposing } = event;
      const ends = key === 'Escape' || (key === 'Enter' && !shiftKey);
      // A space would press the button around the text.
      const isSpace = key === ' ' && editor.closest('button, summary') !== null;
      if (isComposing || !(ends || isSpace)) return;
      event.preventDefault();
      if (isSpace) page.execCommand('insertText', false, ' ');
      if (!ends) return;
      close(key === 'Enter');
      focused.focus({ preventScroll: true });
    });
  }
  return texts;
}

function isInEditor(target: Element): boolean {
  return Boolean(target.closest?.('[contenteditable]'));
}

function addOutline(page: Document, tag: 'div' | 'button'): HTMLElement {
  const outline = page.createElement(tag);
  if (tag === 'button') outline.ariaLabel = 'Edit the texts of this page';
  place(outline, undefined);
  page.body.prepend(outline);
  return outline;
}

/** Puts an outline around a text, in its color. */
function place({ style, tagName }: HTMLElement, text: PageText | undefined): void {
  const around = text?.begin.parentElement;
  style.cssText = OUTLINE_STYLE;
  if (!text || !around || rectsOf(text).length === 0) return;
  const { left, top, width, height } = rangeOf(text).getBoundingClientRect();
  style.inset = `${top - 4}px auto auto ${left - 4}px`;
  style.inlineSize = `${width + 8}px`;
  style.blockSize = `${height + 8}px`;
  style.outline = `2px ${tagName === 'DIV' ? 'dashed' : 'solid'} ${getComputedStyle(around).color}`;
}

function placeCaret(editor: HTMLElement, pressed: MouseEvent | undefined): void {
  const page = editor.ownerDocument;
  const selection = page.getSelection();
  const caret = pressed && page.caretPositionFromPoint?.(pressed.clientX, pressed.clientY);
  if (caret && editor.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
  else {
    selection?.selectAllChildren(editor);
    selection?.collapseToEnd();
  }
}

/** Returns what was typed: browsers end a text that has several lines by one of their own. */
function textOf(editor: HTMLElement): string {
  return (editor.textContent ?? '').replace(/\n$/, '');
}
