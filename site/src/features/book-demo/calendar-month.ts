import { dateOf, type IsoDate, laterDate, midnightOf, weekdayOf as weekday } from 'contract/dates.ts';
import { wordsFor } from '../../words.ts';

/**
 * The arithmetic of the booking calendar on plain `YYYY-MM-DD` strings: no time of day and no zone can
 * shift a day. Strings of this form sort as the days do, so `<` compares them.
 */

/** A month, `YYYY-MM`. */
export type IsoMonth = string;

const WEEKS_SHOWN = 6;
const DAYS_IN_WEEK = 7;

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

/** The same day `months` later, or the last day of that month if it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const at = midnightOf(`${monthOf(date)}-01`);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  const lastDay = at.getUTCDate();
  at.setUTCDate(Math.min(Number(date.slice(8)), lastDay));
  return dateOf(at);
}

/**
 * Six weeks, always, so that the calendar keeps its height: from the first of the month, or, as what is over needs no
 * room, from yesterday on.
 */
export function weeksOfMonth(month: IsoMonth, today: IsoDate): IsoDate[][] {
  const start = firstShown(month, today);
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, day) => laterDate(start, week * DAYS_IN_WEEK + day)),
  );
}

/** The last day of those weeks. */
export function lastShown(month: IsoMonth, today: IsoDate): IsoDate {
  return laterDate(firstShown(month, today), WEEKS_SHOWN * DAYS_IN_WEEK - 1);
}

function firstShown(month: IsoMonth, today: IsoDate): IsoDate {
  const [first, yesterday] = [`${month}-01`, laterDate(today, -1)];
  const from = first < yesterday ? yesterday : first;
  return laterDate(from, -weekday(from));
}

/** The day to which a key of the date grid leads (ARIA date grid pattern); `undefined` for other keys. */
export function dayAfterKey(date: IsoDate, key: string): IsoDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return laterDate(date, -1);
    case 'ArrowRight':
      return laterDate(date, 1);
    case 'ArrowUp':
      return laterDate(date, -DAYS_IN_WEEK);
    case 'ArrowDown':
      return laterDate(date, DAYS_IN_WEEK);
    case 'Home':
      return laterDate(date, -weekday(date));
    case 'End':
      return laterDate(date, DAYS_IN_WEEK - 1 - weekday(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

/** `Friday, 20 November 2026`: the name of a day's button, which stays as it is whatever pages show. */
export function dayName(date: IsoDate): string {
  const { day, month, year } = partsOf(date);
  return `${wordsFor('calendar').weekdays[weekday(date)]}, ${day} ${month} ${year}`;
}

/** `Friday, November 20, 2026` */
export function longDate(date: IsoDate): string {
  return `${dayAndMonth(date)}, ${partsOf(date).year}`;
}

/** `Friday, November 20` */
export function dayAndMonth(date: IsoDate): string {
  const { day, month } = partsOf(date);
  return `${wordsFor('calendar').weekdays[weekday(date)]}, ${month} ${day}`;
}

/** `Friday, November 20, 11:30 AM`, or the day alone. */
export function nameChoice(date: IsoDate, slot: { label: string } | undefined): string {
  return [dayAndMonth(date), slot?.label].filter(Boolean).join(', ');
}

/** `November 2026` */
export function longMonth(month: IsoMonth): string {
  const { month: name, year } = partsOf(`${month}-01`);
  return `${name} ${year}`;
}

function partsOf(date: IsoDate) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { day, month: wordsFor('calendar').months[month - 1], year };
}
