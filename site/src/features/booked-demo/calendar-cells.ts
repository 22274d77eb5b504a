import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';

/** A day in the calendar of a booked demo. */
export interface CalendarCell {
  date: string;
  /** From 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** Its free half-hours; absent where it has none. */
  free?: CalendarDay;
}

const DAY_MS = 86_400_000;

/** Each day from the first of these to the last, with those between that have no free time. */
export function calendarCells(days: readonly CalendarDay[]): CalendarCell[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const count = (Date.parse(last.date) - Date.parse(first.date)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.parse(first.date) + index * DAY_MS);
    const date = at.toISOString().slice(0, 10);
    const free = byDate.get(date);
    return { date, weekday: at.getUTCDay() || 7, ...(free && { free }) };
  });
}
