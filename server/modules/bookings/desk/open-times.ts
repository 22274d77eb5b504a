import { type Office, slotsOf } from 'contract/bookings/office.ts';
import type { IsoDate } from 'contract/dates.ts';
import { daysBetween } from '../demos/booking.rules.ts';
import { mergeIntervals } from '../hosts/interval.ts';

/** Lists the opening times of the office in some days, in order: half-hours that touch are one. */
export function openTimes(office: Office, first: IsoDate, last: IsoDate): { start: string; end: string }[] {
  const slots = daysBetween(first, last).flatMap((day) => slotsOf(office, day));
  const lengthMs = office.minutes * 60_000;
  const open = mergeIntervals(
    slots.map(({ start }) => ({ start: start.getTime(), end: start.getTime() + lengthMs })),
  );
  return open.map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }));
}
