import type { SeenText } from './seen-texts.ts';

/**
 * Texts that something else is painted over, as `text < what covers it`. Bars that stay at an edge of the window cover
 * what passes under them. Scrolls through the page, since only what is in the window can be hit.
 */
export function findCoveredTexts(texts: readonly SeenText[]): string[] {
  const covered = new Set<string>();
  const staying = new Map<Element, boolean>();
  const before = window.scrollY;
  const height = window.innerHeight;
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top < end; top += height) {
    window.scrollTo({ top, behavior: 'instant' });
    const shift = window.scrollY;
    for (const { element, words, lines } of texts) {
      const line = lines[0];
      if (!line || line.y < top || line.y >= top + height || !isReachable(element)) continue;
      for (const share of [0.1, 0.5, 0.9]) {
        const [x, y] = [line.x + line.width * share - window.scrollX, line.y + line.height / 2 - shift];
        const cover = findCover(element, x, y);
        if (cover) covered.add(`${words} < ${cover}`);
      }
    }
  }
  window.scrollTo({ top: before, behavior: 'instant' });
  return [...covered];

  function isReachable(element: Element): boolean {
    if (getComputedStyle(element).pointerEvents === 'none') return false;
    // What stays in view is elsewhere by now.
    return !element.closest('[aria-hidden="true"]') && !stays(element);
  }

  function stays(element: Element): boolean {
    const known = staying.get(element);
    if (known !== undefined) return known;
    const { position } = getComputedStyle(element);
    const is =
      position === 'fixed' ||
      position === 'sticky' ||
      (element.parentElement !== null && stays(element.parentElement));
    staying.set(element, is);
    return is;
  }

  /** Reports whether the place is in view of all that scrolls around the element. */
  function isInView(element: Element, x: number, y: number): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow !== 'visible' && !isInside(box, x, y)) return false;
    }
    return true;
  }

  function isInside(element: Element, x: number, y: number): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  function findCover(element: Element, x: number, y: number): string | undefined {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(element) || element.contains(hit) || !isInView(element, x, y)) return undefined;
    let paints = hit instanceof SVGElement || hasTextAt(hit, x, y);
    for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement) {
      const { position, opacity, backgroundColor, backgroundImage } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky' || opacity === '0') return undefined;
      const isTransparent = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      // A link may reach further than what it paints, over all of its card.
      paints ||= isInside(at, x, y) && (!isTransparent || at.matches('img, video, canvas'));
    }
    return paints ? hit.textContent?.trim().slice(0, 40) || hit.localName : undefined;
  }

  function hasTextAt(element: Element, x: number, y: number): boolean {
    const range = document.createRange();
    return Array.from(element.childNodes).some((node) => {
      if (!(node instanceof Text)) return false;
      range.selectNodeContents(node);
      return Array.from(range.getClientRects()).some(
        (line) => x > line.left && x < line.right && y > line.top && y < line.bottom,
      );
    });
  }
}
