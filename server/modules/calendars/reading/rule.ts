import type ICAL from 'ical.js';

/**
 * Wall time of the zone in which an event is written, as milliseconds since 1970 that a clock in UTC would show. Rules
 * count days and hours of the wall; only what they give becomes moments.
 */
export type WallMs = number;

/** A recurrence rule (RFC 5545 section 3.3.10), with empty lists for the parts that it does not have. */
export interface Rule {
  freq: 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** Of occurrences from the first on; 0 where there is no such end. */
  count: number;
  /** The first day of the week, 0 for Sunday. */
  weekStart: number;
  byMonth: readonly number[];
  byWeekNo: readonly number[];
  byYearDay: readonly number[];
  byMonthDay: readonly number[];
  /** Days of the week, 0 for Sunday; `nth` of the month or year, 0 for each. */
  byDay: readonly { nth: number; weekday: number }[];
  byHour: readonly number[];
  byMinute: readonly number[];
  bySecond: readonly number[];
  bySetPos: readonly number[];
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES: readonly string[] = [
  'SECONDLY',
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
] satisfies Rule['freq'][];

/** What the parser made of a rule, but its end in time. @throws {Error} when it says nothing of how often */
export function toRule(parsed: InstanceType<typeof ICAL.Recur>): Rule {
  const numbers = (part: string) => parsed.getComponent(part).map(Number);
  const freq = String(parsed.freq);
  if (!FREQUENCIES.includes(freq)) throw new Error('a rule without a frequency');
  return {
    freq: freq as Rule['freq'],
    interval: Math.max(1, Math.floor(parsed.interval) || 1),
    count: parsed.count ?? 0,
    weekStart: parsed.wkst - 1,
    byMonth: numbers('BYMONTH'),
    byWeekNo: numbers('BYWEEKNO'),
    byYearDay: numbers('BYYEARDAY'),
    byMonthDay: numbers('BYMONTHDAY'),
    byDay: parsed.getComponent('BYDAY').map(toWeekday),
    byHour: numbers('BYHOUR'),
    byMinute: numbers('BYMINUTE'),
    bySecond: numbers('BYSECOND'),
    bySetPos: numbers('BYSETPOS'),
  };
}

function toWeekday(written: unknown): Rule['byDay'][number] {
  const text = String(written);
  return { nth: Number.parseInt(text, 10) || 0, weekday: WEEKDAYS.indexOf(text.slice(-2).toUpperCase()) };
}
