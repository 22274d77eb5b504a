import { WEEKDAYS } from 'contract/bookings/weekdays.ts';
import { type MinuteRange, readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { laterDate } from 'contract/dates.ts';
import { formatOf } from '../formats.ts';
import { spanOf } from '../time.ts';

/** Half-hours of a week, by day and from midnight on: those that are pressed. */
export type PressedHours = readonly (readonly boolean[])[];

export const CELL_MINUTES = 30;
export const CELLS_A_DAY = (24 * 60) / CELL_MINUTES;
/** A Monday: the days of any week have the same names. */
const A_MONDAY = '2024-01-01';

/**
 * Returns the half-hours of some hours, without those of breaks.
 * @returns `undefined` for a text that cannot be read, and for hours that begin or end within a half-hour
 */
export function pressedOf(hours: string, breaks = ''): PressedHours | undefined {
  const [open, away] = [readWeeklyHours(hours), readWeeklyHours(breaks)];
  if (typeof open === 'string' || typeof away === 'string') return undefined;
  const isWhole = [...open, ...away].flat(2).every((minute) => minute % CELL_MINUTES === 0);
  if (!isWhole) return undefined;
  return WEEKDAYS.map((_, day) =>
    Array.from({ length: CELLS_A_DAY }, (_, cell) => isWithin(open[day], cell) && !isWithin(away[day], cell)),
  );
}

function isWithin(ranges: readonly MinuteRange[] = [], cell: number): boolean {
  const minute = cell * CELL_MINUTES;
  return ranges.some(([from, to]) => minute >= from && minute < to);
}

/** The other way around. */
export function hoursOf(pressed: PressedHours): WeeklyHours {
  return pressed.map((cells) => {
    const ranges: MinuteRange[] = [];
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (!cells[cell]) continue;
      const from = cell;
      while (cells[cell]) cell += 1;
      ranges.push([from * CELL_MINUTES, cell * CELL_MINUTES]);
    }
    return ranges;
  });
}

/** A half-hour of a week. */
export interface Cell {
  day: number;
  cell: number;
}

/** Presses or releases all half-hours between two, as a pointer does that is drawn from one to the other. */
export function pressBetween(
  pressed: PressedHours,
  one: Cell,
  other: Cell,
  isPressed: boolean,
): PressedHours {
  const isBetween = (value: number, [first, last]: readonly [number, number]) =>
    value >= Math.min(first, last) && value <= Math.max(first, last);
  return pressed.map((cells, day) =>
    cells.map((was, cell) =>
      isBetween(day, [one.day, other.day]) && isBetween(cell, [one.cell, other.cell]) ? isPressed : was,
    ),
  );
}

/** Name of a day of the week: `Mon`, `Monday`. @param day 0 is Monday */
export function weekdayName(day: number, weekday: 'short' | 'long'): string {
  return formatOf('UTC', { weekday }).format(new Date(`${laterDate(A_MONDAY, day)}T12:00:00Z`));
}

/** Weekly hours as people say them: `Mon – Thu 9:00 AM – 5:00 PM; Fri 9:00 AM – 1:00 PM`. */
export function weekInWords(week: WeeklyHours): string {
  const texts = WEEKDAYS.map((_, day) =>
    (week[day] ?? []).map(([from, to]) => spanOf(clockAt(from), clockAt(to), 'UTC')).join(', '),
  );
  const parts: string[] = [];
  for (let day = 0; day < texts.length; ) {
    let last = day;
    while (last + 1 < texts.length && texts[last + 1] === texts[day]) last += 1;
    const days = [...new Set([day, last])].map((each) => weekdayName(each, 'short')).join(' – ');
    if (texts[day]) parts.push(`${days} ${texts[day]}`);
    day = last + 1;
  }
  return parts.join('; ') || 'No hours';
}

/** Hours as they are stored, in words; those that cannot be read as they are. */
export function hoursInWords(hours: string): string {
  const week = readWeeklyHours(hours);
  return typeof week === 'string' ? hours : weekInWords(week);
}

/** Clock of a half-hour: `9:00 – 9:30 AM`. */
export function cellInWords(cell: number): string {
  return spanOf(clockAt(cell * CELL_MINUTES), clockAt((cell + 1) * CELL_MINUTES), 'UTC');
}

function clockAt(minute: number): Date {
  return new Date(Date.parse(`${A_MONDAY}T00:00:00Z`) + minute * 60_000);
}
