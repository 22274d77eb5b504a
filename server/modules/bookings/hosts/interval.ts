/**
 * Range from one moment until before another, in milliseconds since 1970 (UTC): fast to compare in lists of thousands.
 */
export interface Interval {
  start: number;
  end: number;
}

/** Merges intervals that overlap or touch, in order; empty ones are left out. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  const inOrder = intervals
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  for (const { start, end } of inOrder) {
    const before = merged.at(-1);
    if (before && start <= before.end) before.end = Math.max(before.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Reports whether one of a merged list has a moment in common with an interval. */
export function overlaps(merged: readonly Interval[], { start, end }: Interval): boolean {
  const next = firstEndingAfter(merged, start);
  return next !== undefined && next.start < end;
}

/** Reports whether one of a merged list holds the whole of an interval. */
export function covers(merged: readonly Interval[], { start, end }: Interval): boolean {
  const next = firstEndingAfter(merged, start);
  return next !== undefined && next.start <= start && end <= next.end;
}

/** Returns the parts of the first list that lie outside of the second; both are merged, and so is the result. */
export function subtractIntervals(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  return from.flatMap(({ start, end }) => {
    const left: Interval[] = [];
    let at = start;
    for (const each of taken) {
      if (each.end <= at || each.start >= end) continue;
      if (each.start > at) left.push({ start: at, end: each.start });
      at = each.end;
    }
    if (at < end) left.push({ start: at, end });
    return left;
  });
}

/** Returns the intervals of a merged list that have a moment in common with an interval. */
export function within(merged: readonly Interval[], range: Interval): readonly Interval[] {
  const first = indexEndingAfter(merged, range.start);
  let last = first;
  while (last < merged.length && (merged[last] as Interval).start < range.end) last += 1;
  return merged.slice(first, last);
}

function firstEndingAfter(merged: readonly Interval[], moment: number): Interval | undefined {
  return merged[indexEndingAfter(merged, moment)];
}

/** Searches by halves, since a host may have thousands. */
function indexEndingAfter(merged: readonly Interval[], moment: number): number {
  let [low, high] = [0, merged.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((merged[middle] as Interval).end <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
