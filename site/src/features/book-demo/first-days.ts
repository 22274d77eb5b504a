import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { slotsOn } from '../../product/office.ts';
import type { FreeTimes } from './free-times.ts';

/** What the server knows of the calendar's first month, as the page carries it. */
export interface FirstDays {
  /** When it was so; ISO 8601. */
  now: string;
  /** `2026-12-09 1100...`: of each day and each of its half-hours the free seats, 9 for more, or `-` where none is offered. */
  days: string[];
}

const NOT_OFFERED = '-';

/** For the page's HTML: a tenth of what the call for the same days weighs. */
export function packDays(days: readonly CalendarDay[]): string[] {
  return days.map(({ date, slots }) => {
    const seats = new Map(slots.map(({ startDateTime, freeSeats }) => [startDateTime, freeSeats]));
    const marks = slotsOn(date).map(({ startDateTime }) => {
      const free = seats.get(startDateTime);
      return free === undefined ? NOT_OFFERED : Math.min(free, 9);
    });
    return `${date} ${marks.join('')}`;
  });
}

export function unpackDays(days: readonly string[]): FreeTimes {
  return new Map(
    days.map((day) => {
      const [date = '', marks = ''] = day.split(' ');
      const offered = slotsOn(date).flatMap(({ startDateTime }, index): [string, number][] =>
        marks[index] === NOT_OFFERED ? [] : [[startDateTime, Number(marks[index])]],
      );
      return [date, new Map(offered)];
    }),
  );
}
