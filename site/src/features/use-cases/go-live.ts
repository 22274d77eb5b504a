import type { GoLiveTime } from 'contract/content/department.ts';

/** The longest that S2 section 9 names: the scale on which all of them are drawn. */
export const LONGEST_WEEKS = 8;

/** Reads the two ends of a range such as '2-3 weeks', to draw it. */
export function weeksUntilLive(time: GoLiveTime): { fromWeeks: number; toWeeks: number } {
  const [fromWeeks = 0, toWeeks = LONGEST_WEEKS] = Array.from(time.matchAll(/\d+/g), Number);
  return { fromWeeks, toWeeks };
}
