import type { DayRun } from 'contract/content/case-study.ts';

const DAYS_OF_WEEK = 5;

/** Cuts runs of working days where a week ends, as a calendar draws them. Keeps their order. */
export function splitByWeek(runs: readonly DayRun[]): DayRun[] {
  let day = 0;
  return runs.flatMap((run) => {
    const parts: DayRun[] = [];
    for (let left = run.days; left > 0; ) {
      const days = Math.min(left, DAYS_OF_WEEK - (day % DAYS_OF_WEEK));
      parts.push({ ...run, days });
      left -= days;
      day += days;
    }
    return parts;
  });
}
