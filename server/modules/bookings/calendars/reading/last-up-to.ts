/** The last of a sorted list that begins by a moment: in few steps, however long the list is. */
export function lastUpTo<Entry extends { from: number }>(
  sorted: readonly Entry[],
  moment: number,
): Entry | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.from ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}
