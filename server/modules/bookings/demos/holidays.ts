import { readFileSync, statSync } from 'node:fs';
import { type IsoDate, isoInZone, isRealDate, laterDate } from 'contract/dates.ts';
import { readIcs } from '../calendars/reading/read-ics.ts';

const MOST_BYTES = 5_000_000;
/** Range of recurring holidays. The file is read at the start alone, and a server may run for years. */
const CENTURY = { from: new Date('2000-01-01T00:00Z'), until: new Date('2100-01-01T00:00Z') };
/** Most days of one holiday: school holidays are long, and nothing is longer than a year. */
const MOST_DAYS = 366;

/**
 * Reads the days in a file of holidays: of iCalendar, those that its events cover; of any other, the day at the
 * beginning of each line.
 * @param zone of the office, whose days are closed
 * @throws {Error} when there is no such file, it is too large, or a line or event cannot be read
 */
export function readHolidays(path: string, zone: string): ReadonlySet<IsoDate> {
  const text = readText(path);
  return new Set(path.toLowerCase().endsWith('.ics') ? daysOfCalendar(text, zone) : daysOfLines(text));
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

/**
 * The days that events cover, also those that their author calls free. One with times covers each day that it touches.
 */
function daysOfCalendar(text: string, zone: string): IsoDate[] {
  const { busy, unread } = readIcs(text, { ...CENTURY, zone, isAll: true });
  if (unread > 0) throw new Error(`${unread} of its events cannot be read`);
  return busy.flatMap(({ start, end }) => daysFrom(start, end, zone));
}

function daysFrom(start: Date, end: Date, zone: string): IsoDate[] {
  const dayOf = (moment: Date): IsoDate => isoInZone(zone, moment).slice(0, 10);
  // An end at midnight is no longer part of it.
  const last = dayOf(new Date(Math.max(start.getTime(), end.getTime() - 1)));
  const days = [dayOf(start)];
  for (let day = laterDate(dayOf(start), 1); day <= last; day = laterDate(day, 1)) {
    if (days.length === MOST_DAYS) break;
    days.push(day);
  }
  return days;
}
