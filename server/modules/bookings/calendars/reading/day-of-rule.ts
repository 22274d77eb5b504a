import type { Rule } from './rule.ts';
import type { WallMs } from './written-time.ts';

export const DAY_MS = 86_400_000;

/**
 * Creates a test whether a rule has occurrences on a day, by its parts about days. Parts that it leaves open are as on
 * its first day: a monthly rule without a part for days is on the same day of each month.
 * @param start its first occurrence
 * @returns the test, which takes a day by its beginning
 */
export function matchDays(rule: Rule, start: WallMs): (day: WallMs) => boolean {
  const first = new Date(start);
  const { freq, byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule;
  const namesDays = [byWeekNo, byYearDay, byMonthDay, byDay].some(({ length }) => length > 0);
  const isYearly = freq === 'YEARLY';
  const months = isYearly && !namesDays && byMonth.length === 0 ? [first.getUTCMonth() + 1] : byMonth;
  const monthDays = (isYearly || freq === 'MONTHLY') && !namesDays ? [first.getUTCDate()] : byMonthDay;
  const onlyWeeks = isYearly && byWeekNo.length > 0 && [byYearDay, byMonthDay, byDay].every(isEmpty);
  const asFirst = (freq === 'WEEKLY' && byDay.length === 0) || onlyWeeks;
  const weekdays = asFirst ? [{ nth: 0, weekday: first.getUTCDay() }] : byDay;
  // Of a year, unless months are named; elsewhere a number before a day of the week has no meaning.
  const counts =
    freq === 'MONTHLY' || (isYearly && byMonth.length > 0) ? 'month' : isYearly ? 'year' : 'none';

  return (day) => {
    const date = new Date(day);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    if (!isEmpty(months) && !months.includes(month + 1)) return false;
    if (!isEmpty(monthDays)) {
      const length = Math.round((Date.UTC(year, month + 1, 1) - Date.UTC(year, month, 1)) / DAY_MS);
      if (!isPlaceIn(monthDays, date.getUTCDate(), length)) return false;
    }
    if (!isEmpty(byYearDay) && !isPlaceIn(byYearDay, dayOfYear(day), daysOf(year))) return false;
    if (!isEmpty(byWeekNo)) {
      const { week, weeks } = weekOf(day, rule.weekStart);
      if (!isPlaceIn(byWeekNo, week, weeks)) return false;
    }
    return isEmpty(weekdays) || weekdays.some((wanted) => isWeekday(date, wanted, counts));
  };
}

/** Reports whether the wanted places contain this one, from 1; negative ones count from the end. */
export function isPlaceIn(wanted: readonly number[], place: number, all: number): boolean {
  return wanted.includes(place) || wanted.includes(place - all - 1);
}

function isWeekday(
  date: Date,
  { nth, weekday }: Rule['byDay'][number],
  counts: 'month' | 'year' | 'none',
): boolean {
  if (date.getUTCDay() !== weekday) return false;
  if (nth === 0 || counts === 'none') return true;
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const place = counts === 'month' ? day : dayOfYear(date.getTime());
  const length = counts === 'month' ? new Date(Date.UTC(year, month + 1, 0)).getUTCDate() : daysOf(year);
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
}

/** The week of a day, and how many its year has: the first is the first with four days in the year. */
function weekOf(day: WallMs, weekStart: number): { week: number; weeks: number } {
  const year = new Date(day).getUTCFullYear();
  const begins = [year - 1, year, year + 1, year + 2].map((each) => firstWeek(each, weekStart));
  const own = begins.findLastIndex((begin) => begin <= day);
  const [begin = 0, next = 0] = begins.slice(own);
  return {
    week: Math.floor((day - begin) / (7 * DAY_MS)) + 1,
    weeks: Math.round((next - begin) / (7 * DAY_MS)),
  };
}

function firstWeek(year: number, weekStart: number): WallMs {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() - weekStart + 7) % 7) * DAY_MS;
}

function dayOfYear(day: WallMs): number {
  return Math.floor((day - Date.UTC(new Date(day).getUTCFullYear(), 0, 1)) / DAY_MS) + 1;
}

function daysOf(year: number): number {
  return Math.round((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS);
}

function isEmpty({ length }: readonly unknown[]): boolean {
  return length === 0;
}
