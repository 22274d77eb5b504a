import { parseDate, startOfWeek } from '@internationalized/date';
import { type IsoDate, weekdayOf } from 'contract/dates.ts';

/** Returns the first day of the week in which a day is, as a locale begins its weeks. */
export function weekOf(day: IsoDate, locale: string): IsoDate {
  return startOfWeek(parseDate(day), locale).toString();
}

/** Days of the week in the order of a locale; 0 is Monday. */
export function daysInOrder(locale: string): number[] {
  const first = weekdayOf(weekOf('2024-01-01', locale));
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7);
}
