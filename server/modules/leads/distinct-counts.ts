import type { AttemptCounts } from '../../plugins/http/attempt-counts.ts';

interface Sighting {
  group: string;
  /** Counts once, however often it comes; `undefined` counts each time. */
  member: string | undefined;
  windowMs: number;
}

/**
 * How many different members a group has had within its window, this one included. Kept where the attempts are: in memory
 * that is bounded, or in Redis.
 */
export async function countDistinct(
  counts: AttemptCounts,
  { group, member, windowMs }: Sighting,
): Promise<number> {
  const isKnown = member !== undefined && (await counts.add(`${group}:${member}`, windowMs)).count > 1;
  const { count } = await counts.add(group, windowMs);
  if (!isKnown) return count;
  await counts.takeBack(group);
  return Math.max(1, count - 1);
}
