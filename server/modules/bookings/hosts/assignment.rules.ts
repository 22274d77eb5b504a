/** A host who can take a demo. */
export interface Candidate {
  id: string;
  /** Breaks the last tie, so that each process decides alike. */
  number: number;
  weight: number;
  /** Demos that were given to this host in the last 30 days and are not canceled. */
  recent: number;
  /** Time at which this host was given the last one, in milliseconds; null for never. */
  last: number | null;
  /** Set where no calendar of the host is stale. */
  isKnown: boolean;
}

/** Number of days for which a demo that was given to a host counts. */
export const RECENT_DAYS = 30;

/**
 * Orders the hosts who can take a demo, the one who gets it first: those whose calendar is known, then the visitor's
 * previous host, then those who were given the fewest demos for their weight, then those who have waited longest.
 * @param before the visitor's host, where there was one
 */
export function orderCandidates(candidates: readonly Candidate[], before: string | null): Candidate[] {
  const rank = (each: Candidate) => [
    each.isKnown ? 0 : 1,
    each.id === before ? 0 : 1,
    each.recent / each.weight,
    each.last ?? Number.NEGATIVE_INFINITY,
    each.number,
  ];
  return candidates.toSorted((one, other) => compare(rank(one), rank(other)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
