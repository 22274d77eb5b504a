import { readFileSync, statSync } from 'node:fs';
import { type IsoDate, isRealDate, laterDate } from 'contract/bookings/iso-date.ts';
import ICAL from 'ical.js';

const MOST_BYTES = 5_000_000;
/** A yearly holiday for a century. */
const MOST_OCCURRENCES = 100;
/** Of one holiday: school holidays are long, and nothing is longer than a year. */
const MOST_DAYS = 366;

/**
 * The days in a file of holidays: of iCalendar, what its events cover; of any other, the day with which a line begins.
 * @throws {Error} when there is no such file, it is too large, or a line or event cannot be read
 */
export function readHolidays(path: string): ReadonlySet<IsoDate> {
  const text = readText(path);
  return new Set(path.toLowerCase().endsWith('.ics') ? daysOfCalendar(text) : daysOfLines(text));
}

function readText(path: string): string {
  try {
    if (statSync(path).size <= MOST_BYTES) return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`it cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  throw new Error(`it is larger than ${MOST_BYTES} bytes`);
}

/** Lines such as `2026-12-25 Christmas`; empty lines and those that begin with `#` count for nothing. */
export function daysOfLines(text: string): IsoDate[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const written = line.trim();
    if (written === '' || written.startsWith('#')) return [];
    const [day = ''] = written.split(/\s/);
    if (isRealDate(day)) return [day];
    throw new Error(`line ${index + 1} begins with no day such as 2026-12-25`);
  });
}

/** The days that events cover. One with times covers each day that it touches. */
export function daysOfCalendar(text: string): IsoDate[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component);
    if (component.getFirstPropertyValue('status') === 'CANCELLED') return [];
    if (!event.isRecurring()) return daysFrom(event.startDate, event.endDate);
    const iterator = event.iterator();
    const days: IsoDate[] = [];
    for (let count = 0; count < MOST_OCCURRENCES; count += 1) {
      const start = iterator.next();
      if (!start) break;
      const { startDate, endDate } = event.getOccurrenceDetails(start);
      days.push(...daysFrom(startDate, endDate));
    }
    return days;
  });
}

function daysFrom(start: ICAL.Time, end: ICAL.Time): IsoDate[] {
  const [first, last] = [start, end].map((time) => time.toString().slice(0, 10)) as [IsoDate, IsoDate];
  // An end without a time, or at midnight, is no longer part of it.
  const isOver = end.isDate || (end.hour === 0 && end.minute === 0);
  const days = [first];
  for (let day = laterDate(first, 1); isOver ? day < last : day <= last; day = laterDate(day, 1)) {
    if (days.length === MOST_DAYS) break;
    days.push(day);
  }
  return days;
}
