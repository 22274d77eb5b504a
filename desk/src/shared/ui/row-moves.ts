/**
 * Finds the row that a key moves to.
 * @param page number of rows in sight
 * @returns its index; undefined: the key moves nothing
 */
export function moveIn(key: string, at: number, count: number, page: number): number | undefined {
  if (count === 0) return undefined;
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1);
}

/** Lists all indexes from one to another, both included, in either direction. */
export function rangeBetween(from: number, to: number): number[] {
  const first = Math.min(from, to);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => first + index);
}
