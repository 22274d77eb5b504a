import { TEXT_BEGIN, TEXT_END } from 'contract/content/text-address.ts';

/** A text of a document on a page, between two comments. */
export interface PageText {
  address: string;
  begin: Comment;
  end: Comment;
}

/** Parts of a page of which one can lie above another. */
const LAYER = 'header, main, footer, dialog, [popover]';

/** Finds the texts of a page, in its order. */
export function findTexts(page: Document): PageText[] {
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const begun = new Map<string, Comment>();
  const texts: PageText[] = [];
  while (comments.nextNode()) {
    const comment = comments.currentNode as Comment;
    const [sign = '', place] = [comment.data.charAt(0), comment.data.slice(1)];
    const begin = begun.get(place);
    if (sign === TEXT_BEGIN) begun.set(place, comment);
    else if (sign === TEXT_END && begin) texts.push({ address: decodeURI(place), begin, end: comment });
  }
  return texts;
}

/** Reports whether a text stands in one piece, so that it can be edited where it is. */
export function isInOnePiece({ begin, end }: PageText): boolean {
  return begin.parentNode !== null && begin.parentNode === end.parentNode;
}

export function rangeOf({ begin, end }: PageText): Range {
  const range = begin.ownerDocument.createRange();
  range.setStartAfter(begin);
  range.setEndBefore(end);
  return range;
}

/** Returns the places of a text in the window; none where it is not shown, or only read aloud. */
export function rectsOf(text: PageText): DOMRect[] {
  const around = text.begin.parentElement?.getBoundingClientRect();
  if (!text.end.isConnected || !around || around.width <= 1 || around.height <= 1) return [];
  return [...rangeOf(text).getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** Returns the text at a point of the window. @param target element of the page there */
export function textAt(
  texts: readonly PageText[],
  { clientX, clientY, target }: Pick<MouseEvent, 'clientX' | 'clientY' | 'target'>,
): PageText | undefined {
  const layer = (target as Element | null)?.closest?.(LAYER);
  return texts.find(
    (text) =>
      text.begin.parentElement?.closest(LAYER) === layer &&
      rectsOf(text).some(
        ({ left, right, top, bottom }) =>
          left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
      ),
  );
}

/**
 * Puts the texts of a page as it is drawn now into the page that is shown.
 * @returns false where it has other texts, or one of them is not in one piece: then it has to be loaded again
 */
export function renewTexts(shown: readonly PageText[], drawn: readonly PageText[]): boolean {
  if (shown.length !== drawn.length) return false;
  const pairs = shown.map((text, index) => [text, drawn[index] ?? text] as const);
  // What a script has drawn itself since has no marks any longer.
  const changed = pairs.filter(([text, next]) => text.end.isConnected && markupOf(text) !== markupOf(next));
  if (changed.some((pair) => !pair.every(isInOnePiece))) return false;
  if (pairs.some(([text, next]) => text.address !== next.address)) return false;
  for (const [text, next] of changed) {
    const range = rangeOf(text);
    range.deleteContents();
    range.insertNode(text.begin.ownerDocument.importNode(rangeOf(next).cloneContents(), true));
  }
  return true;
}

function markupOf(text: PageText): string {
  return new XMLSerializer().serializeToString(rangeOf(text).cloneContents());
}
