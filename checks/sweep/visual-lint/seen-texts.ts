/** A piece of text that can be seen, and where: in pixels of the page, not of the window. */
export interface SeenText {
  node: Text;
  element: Element;
  words: string;
  /** One for each line. */
  lines: DOMRect[];
}

/**
 * Every text of the document that can be seen. Runs in the page, as all of this folder does: a function here may use
 * nothing from outside of itself.
 */
export function findSeenTexts(): SeenText[] {
  const texts: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const known = new Map<Element, boolean>();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    const words = node.data.trim();
    if (!element || words === '' || element.closest('script, style, noscript, option')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isForListenersOnly(element)) continue;
    range.selectNodeContents(node);
    const lines = Array.from(
      range.getClientRects(),
      ({ x, y, width, height }) => new DOMRect(x + window.scrollX, y + window.scrollY, width, height),
    ).filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length > 0) texts.push({ node, element, words, lines });
  }
  return texts;

  function isForListenersOnly(element: Element): boolean {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { clipPath, position } = getComputedStyle(element);
    const isCutAway = clipPath !== 'none' && position === 'absolute';
    const is = isCutAway || (element.parentElement !== null && isForListenersOnly(element.parentElement));
    known.set(element, is);
    return is;
  }
}
