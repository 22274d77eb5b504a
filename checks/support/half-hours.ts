import { DEFAULT_OFFICE, type DemoInterval, slotsOf } from 'contract/bookings/office.ts';
import type { IsoDate } from 'contract/dates.ts';

/** Half-hours of each day of such a site. */
export const SLOTS_A_DAY = 24;

/** The times of the nth half-hour of a day, as requests of a site without settings name them. */
export function halfHour(date: IsoDate, number = 0): DemoInterval {
  const slot = slotsOf(DEFAULT_OFFICE, date)[number];
  if (!slot) throw new Error(`there is no half-hour ${number} on ${date}`);
  return { startDateTime: slot.startDateTime, endDateTime: slot.endDateTime };
}

/** Returns the start of that half-hour. */
export function halfHourStart(date: IsoDate, number = 0): Date {
  return new Date(halfHour(date, number).startDateTime);
}
