const FIRST_MS = 1_000;
const MOST_MS = 30_000;

/**
 * Returns the wait before the next attempt: twice as long each time, up to half a minute, with a part by chance, so that all
 * desks do not come at once after a restart.
 * @param failures in a row, from 1
 * @param chance from 0 to 1
 */
export function waitAfter(failures: number, chance: number): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** (failures - 1));
  return most / 2 + (most / 2) * chance;
}
