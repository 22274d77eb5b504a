import type { SeenText } from './seen-texts.ts';

/**
 * Lists sections with room that holds nothing: more than 400 px high, and at least two fifths of the section wide. Room
 * counts as used beside what stays in view while the rest scrolls, and in a list that is drawn, such as lanes with an
 * idle one (`data-drawing`).
 */
export function findEmptySpace(texts: readonly SeenText[]): string[] {
  const HIGHEST = 400;
  const ROW = 20;
  const COLUMNS = 25;
  const LEAST_COLUMNS = 10;
  const THINGS =
    'img, svg, canvas, video, input, textarea, select, button, hr, [role="img"], [role="img"] *, [data-drawing]';
  const lines = texts.flatMap((text) => text.lines);
  return Array.from(document.querySelectorAll('main section')).flatMap((section) => {
    const height = section.parentElement?.closest('section') ? 0 : highestRoom(section);
    const name = section.querySelector('h1, h2, h3')?.textContent?.trim();
    return height > HIGHEST ? [`${name}: ${height}`] : [];
  });

  function highestRoom(section: Element): number {
    const inner = pageBox(section.firstElementChild ?? section);
    if (inner.height <= HIGHEST || inner.width === 0) return 0;
    const rows = Math.floor(inner.height / ROW);
    const taken = Array.from({ length: rows }, () => new Set<number>());
    for (const box of [
      ...lines,
      ...Array.from(section.querySelectorAll(THINGS), pageBox),
      ...linesAndWays(section),
    ]) {
      const first = Math.max(0, Math.floor((box.top - inner.top) / ROW));
      const last = Math.min(rows - 1, Math.floor((box.bottom - inner.top) / ROW));
      const from = Math.max(0, Math.floor(((box.left - inner.left) / inner.width) * COLUMNS));
      const to = Math.min(COLUMNS - 1, Math.floor(((box.right - inner.left) / inner.width) * COLUMNS));
      for (let row = first; row <= last; row += 1) {
        for (let column = from; column <= to; column += 1) taken[row]?.add(column);
      }
    }
    let highest = 0;
    for (let column = 0; column + LEAST_COLUMNS <= COLUMNS; column += 1) {
      let run = 0;
      for (const row of taken) {
        const isEmpty = Array.from({ length: LEAST_COLUMNS }, (_, at) => column + at).every(
          (at) => !row.has(at),
        );
        run = isEmpty ? run + 1 : 0;
        highest = Math.max(highest, run);
      }
    }
    return highest * ROW;
  }

  /** Lines between rows, and the way of what stays in view. */
  function linesAndWays(section: Element): DOMRect[] {
    return Array.from(section.querySelectorAll('*')).flatMap((element) => {
      const { position, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      const box = pageBox(element);
      if (position === 'sticky') {
        const room = pageBox(element.parentElement ?? element);
        return new DOMRect(box.x, room.y, box.width, room.height);
      }
      return [
        ...(borderTopWidth === '0px' ? [] : [new DOMRect(box.x, box.y, box.width, 1)]),
        ...(borderBottomWidth === '0px' ? [] : [new DOMRect(box.x, box.bottom - 1, box.width, 1)]),
      ];
    });
  }

  function pageBox(element: Element): DOMRect {
    const { x, y, width, height } = element.getBoundingClientRect();
    return new DOMRect(x + window.scrollX, y + window.scrollY, width, height);
  }
}
