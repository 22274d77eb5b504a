import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { type Choice, choiceAt } from '../free-times.ts';

/** The nearest half-hours that can be booked, in the order of time. @param days as the calendar gives them */
export function nearestTimes(days: readonly CalendarDay[], now: Date, most: number): Choice[] {
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ freeSeats }) => freeSeats > 0)
    .toSorted((one, other) => Date.parse(one.startDateTime) - Date.parse(other.startDateTime))
    .map(({ startDateTime }) => choiceAt(startDateTime))
    .filter((choice) => choice !== undefined && choice.slot.start > now)
    .slice(0, most) as Choice[];
}
