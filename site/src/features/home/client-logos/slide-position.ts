/**
 * Where a slide stands when another one is selected, counted in slides from the left edge. The one before the
 * selected waits at -1, so that it leaves to the left before it comes back at the right end.
 */
export function slidePosition(index: number, selected: number, count: number): number {
  return ((index - selected + 1 + count) % count) - 1;
}
