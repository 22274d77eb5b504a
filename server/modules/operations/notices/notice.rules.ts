import { dayOf, type Office, openTimesOf } from 'contract/bookings/office.ts';
import { laterDate, momentOf, wallTimeAt } from 'contract/dates.ts';

const HOUR_MS = 3_600_000;
/** Days to look back; an office that is hardly ever open lets no request wait too long. */
const MOST_DAYS = 60;

/** Returns the moment since which the office has been open for so many hours. */
export function officeHoursBefore(office: Office, moment: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let day = dayOf(office, moment);
  for (let back = 0; back < MOST_DAYS; back += 1) {
    for (const [from, until] of openTimesOf(office, day).reverse()) {
      const end = Math.min(until, moment.getTime());
      if (end - from >= left) return new Date(end - left);
      left -= Math.max(0, end - from);
    }
    day = laterDate(day, -1);
  }
  return new Date(0);
}

/** Returns the latest moment, at the latest `now`, at which an hour began by the clock of a zone. */
export function lastTimeAt(zone: string, hour: number, now: Date): Date {
  const { date } = wallTimeAt(zone, now);
  const today = momentOf(zone, date, hour * 60);
  return today <= now ? today : momentOf(zone, laterDate(date, -1), hour * 60);
}
