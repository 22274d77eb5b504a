import { type IsoDate, laterDate, momentOf, wallTimeAt, weekdayOf } from 'contract/dates.ts';
import { LRUCache } from 'lru-cache';
import type { Interval } from './interval.ts';

/** A day of a zone: 23 to 25 hours long where clocks change. */
export interface ZoneDay extends Interval {
  date: IsoDate;
  /** Monday is 0. */
  weekday: number;
}

/** Moments that are kept: a year of two ranges a day in a dozen zones. */
const MOST_MOMENTS = 20_000;
const moments = new LRUCache<string, number>({ max: MOST_MOMENTS });

/** The days of a zone that have a moment in common with an interval, in order. */
export function daysOf(zone: string, { start, end }: Interval): ZoneDay[] {
  const days: ZoneDay[] = [];
  let { date } = wallTimeAt(zone, new Date(start));
  for (let from = momentIn(zone, date, 0); from < end; ) {
    const next = laterDate(date, 1);
    const until = momentIn(zone, next, 0);
    // A zone that moves over the date line skips a day.
    if (until > from) days.push({ date, weekday: weekdayOf(date), start: from, end: until });
    [date, from] = [next, until];
  }
  return days;
}

/**
 * Returns the same as `momentOf`, remembered: a calendar needs the same moments again and again, and each takes `Intl`
 * some microseconds.
 */
export function momentIn(zone: string, date: IsoDate, minute: number): number {
  const key = `${zone} ${date} ${minute}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const moment = momentOf(zone, date, minute).getTime();
  moments.set(key, moment);
  return moment;
}
