import type { SeenText } from './seen-texts.ts';

/**
 * Lists texts that a box cuts off, those of a picture too. A text that is wholly outside waits there on purpose (the
 * slides of a carousel). What can be scrolled is not lost, but no list may end in the middle of a row, unless it stays
 * beside the page and ends where the window does.
 */
export function findClippedTexts(texts: readonly SeenText[]): string[] {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  return texts.filter(isClipped).map(({ words }) => words);

  function isClipped({ element, lines }: SeenText): boolean {
    const open = { x: true, y: true };
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = styleOf(box);
      if (textOverflow === 'ellipsis') return false;
      for (const [axis, overflow] of [
        ['x', overflowX],
        ['y', overflowY],
      ] as const) {
        if (!open[axis] || overflow === 'visible') continue;
        if (overflow === 'auto' || overflow === 'scroll') open[axis] = false;
        const endsWithRow = axis === 'y' && position !== 'sticky';
        if ((open[axis] || endsWithRow) && lines.some((line) => isCut(line, box as Element, axis)))
          return true;
      }
    }
    return false;
  }

  function isCut(line: DOMRect, box: Element, axis: 'x' | 'y'): boolean {
    const edge = box.getBoundingClientRect();
    const [from, to, start, end, slack] =
      axis === 'x'
        ? [line.left, line.right, edge.left + window.scrollX, edge.right + window.scrollX, 1]
        : // A line is higher than its letters.
          [line.top, line.bottom, edge.top + window.scrollY, edge.bottom + window.scrollY, line.height / 4];
    const isOutside = to <= start || from >= end;
    return !isOutside && (from < start - slack || to > end + slack);
  }
}
