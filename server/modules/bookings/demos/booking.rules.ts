import type { BookedTime, CalendarDay, CalendarSlot } from 'contract/bookings/demo-calendar.ts';
import { ALTERNATIVES } from 'contract/bookings/demo-calendar-rules.ts';
import {
  type DemoInterval,
  type DemoSlot,
  dayOf,
  findSlotProblem,
  type SlotProblem,
  slotsOf,
} from 'contract/bookings/office.ts';
import { WEEKDAYS } from 'contract/bookings/weekdays.ts';
import { type IsoDate, laterDate, MINUTE_MS, weekdayOf } from 'contract/dates.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { FreeHosts } from '../hosts/free-hosts.ts';
import type { Interval } from '../hosts/interval.ts';
import { countTaken, type TakenSeats } from './overlaps.ts';

/** Settings of the operator about demos. */
export type BookingRules = Pick<
  Config,
  'office' | 'holidays' | 'demoSeats' | 'demoDays' | 'demoNoticeMinutes' | 'demoHorizonDays'
>;

/** Reason why a half-hour cannot be booked, regardless of its free seats. */
export type BookingProblem = SlotProblem | 'too_soon' | 'no_demo_day' | 'too_far';

/** Seats and days that are taken. */
export interface Occupancy {
  /** Seats that are held, in the order of time. */
  taken: readonly TakenSeats[];
  /** Days on which the operator holds no demos. */
  closed: ReadonlySet<IsoDate>;
  /** Counts the hosts who can take a demo; absent where half-hours have seats without names. */
  freeHosts?: ((demo: Interval) => FreeHosts) | undefined;
}

/** Free half-hours are looked for this far on both sides first: in a week there is nearly always one. */
export const NEAR_DAYS = 7;

/** Returns the reason why no one may book an interval now; `undefined` when it depends on free seats only. */
export function findBookingProblem(
  interval: DemoInterval,
  rules: BookingRules,
  now: Date,
): BookingProblem | undefined {
  const problem = findSlotProblem(rules.office, interval, now);
  if (problem) return problem;
  const date = interval.startDateTime.slice(0, 10);
  if (date > lastDay(rules, now)) return 'too_far';
  if (!isDemoDay(date, rules)) return 'no_demo_day';
  const start = new Date(interval.startDateTime);
  return isTooSoon(start, rules, now) ? 'too_soon' : undefined;
}

/** Returns the half-hours of a day that can be booked now if seats are free, in order. */
function offeredSlots(date: IsoDate, rules: BookingRules, now: Date): DemoSlot[] {
  const isOffered = date >= dayOf(rules.office, now) && date <= lastDay(rules, now) && isDemoDay(date, rules);
  if (!isOffered) return [];
  return slotsOf(rules.office, date).filter(({ start }) => start > now && !isTooSoon(start, rules, now));
}

/** A day as the calendar answers it. */
export function describeDay(
  date: IsoDate,
  occupancy: Occupancy,
  rules: BookingRules,
  now: Date,
): CalendarDay {
  const offered = occupancy.closed.has(date) ? [] : offeredSlots(date, rules, now);
  return {
    date,
    slots: offered.map(({ start, startDateTime, endDateTime }) => ({
      ...{ startDateTime, endDateTime },
      ...describeSeats(start, occupancy, rules),
    })),
  };
}

function describeSeats(
  start: Date,
  { taken, freeHosts }: Occupancy,
  { office, demoSeats }: BookingRules,
): Pick<CalendarSlot, 'freeSeats' | 'toBeConfirmed'> {
  const demo = { start: start.getTime(), end: start.getTime() + office.minutes * MINUTE_MS };
  // The operator may have lowered the number of seats since.
  if (!freeHosts) return { freeSeats: Math.max(0, demoSeats - countTaken(taken, demo)) };
  const { free, toBeConfirmed } = freeHosts(demo);
  return { freeSeats: free, ...(toBeConfirmed && { toBeConfirmed }) };
}

/**
 * The free half-hours of some days that are nearest to one that is not, in the order of time; of two as near, the
 * later.
 */
export function nearestFree(wanted: Date, days: readonly CalendarDay[], most = ALTERNATIVES): BookedTime[] {
  const distance = ({ startDateTime }: BookedTime) =>
    Math.abs(new Date(startDateTime).getTime() - wanted.getTime());
  return days
    .flatMap(({ slots }) => slots)
    .filter((slot) => slot.freeSeats > 0 && distance(slot) > 0)
    .map(({ freeSeats: _, ...time }) => time)
    .sort(
      (one, other) => distance(one) - distance(other) || (one.startDateTime < other.startDateTime ? 1 : -1),
    )
    .slice(0, most)
    .sort((one, other) => (one.startDateTime < other.startDateTime ? -1 : 1));
}

/** Returns the first and last of the days around one on which anything can be booked. */
export function daysAround(date: IsoDate, reach: number, rules: BookingRules, now: Date): [IsoDate, IsoDate] {
  const [today, last] = [dayOf(rules.office, now), lastDay(rules, now)];
  const [from, to] = [laterDate(date, -reach), laterDate(date, reach)];
  return [from < today ? today : from, to > last ? last : to];
}

/** Every day from the first to the last; none when the last comes first. */
export function daysBetween(first: IsoDate, last: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = first; day <= last; day = laterDate(day, 1)) days.push(day);
  return days;
}

/** The last day that can be booked. */
export function lastDay(
  { office, demoHorizonDays }: Pick<BookingRules, 'office' | 'demoHorizonDays'>,
  now: Date,
): IsoDate {
  return laterDate(dayOf(office, now), demoHorizonDays);
}

function isTooSoon(start: Date, { demoNoticeMinutes }: BookingRules, now: Date): boolean {
  return start.getTime() < now.getTime() + demoNoticeMinutes * MINUTE_MS;
}

/** Reports whether demos are held on a day of the office, by its weekday and its holidays. */
export function isDemoDay(
  date: IsoDate,
  { demoDays, holidays }: Pick<BookingRules, 'demoDays' | 'holidays'>,
): boolean {
  const weekday = WEEKDAYS[weekdayOf(date)];
  return weekday !== undefined && demoDays.includes(weekday) && !holidays.has(date);
}
