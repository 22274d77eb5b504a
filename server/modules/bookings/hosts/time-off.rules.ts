import { type IsoDate, isRealDate, laterDate, momentOf } from 'contract/dates.ts';
import type { Interval } from './interval.ts';

/** Longest time off, in days. */
export const MOST_DAYS_OFF = 400;

const CLOCK = /^(\d{1,2}):([0-5]\d)$/;

/** Time off of a host, by the clock of the host: whole days with both ends, or hours of one day. */
export interface DaysOff {
  first: IsoDate;
  last: IsoDate;
  /** `14:00`; only of one day, and both or none. */
  from?: string | undefined;
  to?: string | undefined;
}

/** @returns why there is no such time, in one sentence, in place of the time by the clock of a zone */
export function readDaysOff({ first, last, from, to }: DaysOff): ((zone: string) => Interval) | string {
  if (!isRealDate(first) || !isRealDate(last)) return 'There is no such day.';
  if (last < first) return 'A range begins with its first day.';
  if (last > laterDate(first, MOST_DAYS_OFF)) return `A range has at most ${MOST_DAYS_OFF} days.`;
  if (from === undefined && to === undefined) {
    return (zone) => ({
      start: momentOf(zone, first, 0).getTime(),
      end: momentOf(zone, laterDate(last, 1), 0).getTime(),
    });
  }
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  if (first !== last || begin === undefined || end === undefined || begin >= end || end > 24 * 60) {
    return 'The hours end after they begin, on the same day.';
  }
  return (zone) => ({
    start: momentOf(zone, first, begin).getTime(),
    end: momentOf(zone, first, end).getTime(),
  });
}

function minuteOf(clock = ''): number | undefined {
  const [, hour, minute] = CLOCK.exec(clock) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
