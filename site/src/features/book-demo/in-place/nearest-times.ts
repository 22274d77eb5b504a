import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { type Choice, choicesOf } from '../free-times.ts';

/** The nearest half-hours that can be booked, in the order of time. @param days as the calendar gives them */
export function nearestTimes(days: readonly CalendarDay[], now: Date, most: number): Choice[] {
  const free = days.flatMap(({ slots }) => slots).filter(({ freeSeats }) => freeSeats > 0);
  return choicesOf(free)
    .filter(({ slot }) => slot.start > now)
    .toSorted((one, other) => one.slot.start.getTime() - other.slot.start.getTime())
    .slice(0, most);
}
