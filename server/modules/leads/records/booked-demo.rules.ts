import { type DemoInterval, intervalAt, type Office } from 'contract/bookings/office.ts';
import type { Booking } from '../../bookings/bookings.queries.ts';

/** A lead's demo as it stands now, in times of the office as the form sends them. */
export interface BookedDemo extends DemoInterval {
  /** `moved`: to another time than was asked for; `unconfirmed`: it waits for the link in its email. */
  state: 'booked' | 'moved' | 'canceled' | 'unconfirmed';
}

/** @param asked when the form wanted the demo to begin */
export function bookedDemo(
  office: Office,
  { start, state, confirmBy }: Pick<Booking, 'start' | 'state' | 'confirmBy'>,
  asked: unknown,
): BookedDemo {
  const interval = intervalAt(office, start);
  if (state === 'cancelled') return { ...interval, state: 'canceled' };
  if (confirmBy) return { ...interval, state: 'unconfirmed' };
  return { ...interval, state: isElsewhere(interval, asked) ? 'moved' : 'booked' };
}

/** Describes the beginning, such as `2026-03-12T09:00:00+05:30, canceled, moved from 2026-03-11T08:00:00+05:30`. */
export function describeBeginning(demo: BookedDemo, asked: unknown): string {
  return [
    demo.startDateTime,
    ...(demo.state === 'canceled' || demo.state === 'unconfirmed' ? [demo.state] : []),
    ...(isElsewhere(demo, asked) ? [`moved from ${asked}`] : []),
  ].join(', ');
}

/** One moment can be written in several ways, so moments are compared. */
function isElsewhere({ startDateTime }: DemoInterval, asked: unknown): boolean {
  return Date.parse(startDateTime) !== Date.parse(String(asked));
}
