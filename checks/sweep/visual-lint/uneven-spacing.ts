/**
 * Neighbouring sections whose distance is not that of the page's rhythm, with the distance in pixels: `--space-8` from
 * content to content, `--space-tone` from content to the frame or the ground of a section that has one; two of those
 * touch. The opening may draw its neighbour into the first view.
 */
export function findUnevenSpacing(): string[] {
  const [ofContent, toEdge] = [readLength('--space-8'), readLength('--space-tone')];
  if (ofContent === 0) return [];
  const uneven: string[] = [];
  for (const section of document.querySelectorAll('main section')) {
    const next = neighbourOf(section);
    if (!next || !isOfPage(section)) continue;
    const [bottom, top] = [edgeOf(section, 'bottom'), edgeOf(next, 'top')];
    const distance = Math.round(top.at - bottom.at);
    const expected = [ofContent, toEdge, 0][Number(top.isFramed) + Number(bottom.isFramed)] ?? 0;
    const isEven =
      Math.abs(distance - expected) <= 2 || (isOpening(section) && !bottom.isFramed && distance < expected);
    if (!isEven) uneven.push(`${nameOf(section)} | ${nameOf(next)}: ${distance}`);
  }
  return uneven;

  /**
   * Reports whether a section is one of the page, and not a part of a section or an article, which have a rhythm of
   * their own.
   */
  function isOfPage(section: Element): boolean {
    let at = section.parentElement;
    while (at && isNoBox(at)) at = at.parentElement;
    return at?.localName === 'main';
  }

  function isOpening(section: Element): boolean {
    return section.matches('#opening, :has(> #hero)');
  }

  function readLength(token: string): number {
    const probe = document.createElement('div');
    probe.style.height = `var(${token})`;
    document.body.append(probe);
    const { height } = probe.getBoundingClientRect();
    probe.remove();
    return height;
  }

  /** The section after it, if nothing that can be seen stands between. */
  function neighbourOf(section: Element): Element | undefined {
    let at = section;
    // An island is no box of its own.
    while (!at.nextElementSibling && at.parentElement && isNoBox(at.parentElement)) at = at.parentElement;
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (!next.checkVisibility() && !isNoBox(next)) continue;
      const inside = isNoBox(next) ? next.querySelector('section') : next;
      return inside?.localName === 'section' ? inside : undefined;
    }
    return undefined;
  }

  function isNoBox(element: Element): boolean {
    return getComputedStyle(element).display === 'contents';
  }

  function edgeOf(section: Element, side: 'top' | 'bottom') {
    const style = getComputedStyle(section);
    const isFramed =
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      Number.parseFloat(side === 'top' ? style.borderTopWidth : style.borderBottomWidth) > 0;
    const content = Array.from(section.children).filter(
      (child) => child.checkVisibility() && getComputedStyle(child).position !== 'absolute',
    );
    const box = (isFramed ? section : side === 'top' ? content.at(0) : content.at(-1)) ?? section;
    return { at: box.getBoundingClientRect()[side], isFramed };
  }

  function nameOf(section: Element): string {
    return section.querySelector('h1, h2, h3')?.textContent?.trim() ?? section.className;
  }
}
