import { dayOf, type Office, openTimesOf, startOfDay } from 'contract/bookings/office.ts';
import { laterDate, MINUTE_MS, weekdayOf } from 'contract/dates.ts';
import type { Fields } from './lead-record.ts';

const MOST_MS = 31 * 86_400_000;
const DAYS_OF_WEEK = 7;

/** A week of the office. */
export interface OfficeWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  day: string;
  from: Date;
  until: Date;
}

/** The weeks up to the one that a moment lies in, the oldest first: Monday to Sunday by the clock of the office. */
export function weeksUntil(office: Office, moment: Date, count: number): OfficeWeek[] {
  const today = dayOf(office, moment);
  const monday = laterDate(today, -weekdayOf(today));
  return Array.from({ length: count }, (_, index) => {
    const day = laterDate(monday, (index + 1 - count) * DAYS_OF_WEEK);
    return { day, from: startOfDay(office, day), until: startOfDay(office, laterDate(day, DAYS_OF_WEEK)) };
  });
}

/**
 * Creates a counter of the time in which the office is open: a person who writes on Friday night and is answered on
 * Monday at ten has waited for an hour, if it opens at nine. Built once for many spans of time, since each day of an
 * office costs a little to find.
 * @param from beginning of the first span; none may begin after `until`
 * @param closed days on which it stays shut, such as holidays
 * @returns whole open minutes from one moment until another; spans longer than a month count as a month
 */
export function createOpenTimer(
  office: Office,
  { from, until }: { from: Date; until: Date },
  closed: ReadonlySet<string> = new Set(),
): (begin: Date, end: Date) => number {
  const last = dayOf(office, new Date(until.getTime() + MOST_MS));
  const opened: { from: number; until: number; before: number }[] = [];
  let sum = 0;
  for (let day = dayOf(office, from); day <= last; day = laterDate(day, 1)) {
    if (closed.has(day)) continue;
    for (const [opens, closes] of openTimesOf(office, day)) {
      opened.push({ from: opens, until: closes, before: sum });
      sum += closes - opens;
    }
  }

  /** Open time before a moment, of all that was opened. */
  function openBefore(moment: number): number {
    let [low, high] = [0, opened.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((opened[middle]?.from ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    const latest = opened[low - 1];
    return latest ? latest.before + Math.min(latest.until, moment) - latest.from : 0;
  }

  return (begin, end) => {
    const latest = Math.min(end.getTime(), begin.getTime() + MOST_MS);
    return Math.max(0, Math.floor((openBefore(latest) - openBefore(begin.getTime())) / MINUTE_MS));
  };
}

/** The one in the middle, or between the two in the middle; null of none. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return Math.round((low + high) / 2);
}

/**
 * The most frequent names with their counts of each week, and all others as one.
 * @param weeks of each week, how often each name
 */
export function rankNames(
  weeks: readonly ReadonlyMap<string, number>[],
  most: number,
): { name: string; counts: number[] }[] {
  const totals = new Map<string, number>();
  for (const [name, count] of weeks.flatMap((week) => [...week])) {
    totals.set(name, (totals.get(name) ?? 0) + count);
  }
  const ranked = [...totals]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([name]) => name);
  // One alone is shown by its name.
  const shown = ranked.length > most + 1 ? ranked.slice(0, most) : ranked;
  const others = ranked.slice(shown.length);
  const countsOf = (names: readonly string[]) =>
    weeks.map((week) => names.reduce((sum, name) => sum + (week.get(name) ?? 0), 0));
  return [
    ...shown.map((name) => ({ name, counts: countsOf([name]) })),
    ...(others.length > 0 ? [{ name: `${others.length} others`, counts: countsOf(others) }] : []),
  ];
}

/**
 * Returns the source of the visit in a few words: the campaign, or else the site that led here.
 * @example nameSource({ utm_source: 'newsletter', utm_medium: 'email' }) // 'newsletter / email'
 */
export function nameSource({ utm_source, utm_medium, referrer }: Fields): string {
  if (typeof utm_source === 'string') {
    return typeof utm_medium === 'string' ? `${utm_source} / ${utm_medium}` : utm_source;
  }
  if (typeof referrer !== 'string') return 'direct or unknown';
  return URL.canParse(referrer) ? new URL(referrer).hostname : referrer;
}
