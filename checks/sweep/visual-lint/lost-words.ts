import type { SeenText } from './seen-texts.ts';

/**
 * Words that reach over the right edge of the window or of a box that can be scrolled and, on paper, cannot. What is
 * hidden from assistive technology is no text but a picture of one.
 * @param canScroll whether a reader can scroll a box
 */
export function findLostWords(texts: readonly SeenText[], canScroll: boolean): string[] {
  return texts.filter(isLost).map(({ words }) => words.slice(0, 60));

  function isLost({ element, lines }: SeenText): boolean {
    let edge = document.documentElement.clientWidth;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (box.getAttribute('aria-hidden') === 'true') return false;
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      if (canScroll && (overflowX === 'auto' || overflowX === 'scroll')) return false;
      const { left, width } = box.getBoundingClientRect();
      // What waits wholly outside, such as the slide of a carousel, comes into view by itself.
      if (lines.every((line) => line.left >= left + width)) return !canScroll;
      edge = Math.min(edge, left + width);
    }
    return lines.some(({ right }) => right > edge + 1);
  }
}
