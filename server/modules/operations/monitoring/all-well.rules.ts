import { dayOf, type Office, startOfDay } from 'contract/bookings/office.ts';
import { DAY_MS, weekdayOf } from 'contract/dates.ts';

const HOUR_MS = 3_600_000;
/** Hour after which the week's message is due: Monday, nine hours after midnight. */
const FROM_HOUR = 9;

/**
 * Reports whether the message that all is well is due: once a week, from Monday morning on by the clock of the office.
 * @param toldAt when it was last sent
 */
export function isAllWellDue(office: Office, toldAt: Date, now: Date): boolean {
  return toldAt.getTime() < dueTime(office, now);
}

/** The latest Monday morning that is over. */
function dueTime(office: Office, now: Date): number {
  const morning = now.getTime() - FROM_HOUR * HOUR_MS;
  const day = dayOf(office, new Date(morning));
  const midday = startOfDay(office, day).getTime() + DAY_MS / 2 - weekdayOf(day) * DAY_MS;
  return startOfDay(office, dayOf(office, new Date(midday))).getTime() + FROM_HOUR * HOUR_MS;
}
