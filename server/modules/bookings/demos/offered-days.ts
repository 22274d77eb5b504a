import { dayOf } from 'contract/bookings/office.ts';
import { type IsoDate, laterDate } from 'contract/dates.ts';
import { type BookingRules, lastDay } from './booking.rules.ts';

/** Days that the page of a booking offers at once. */
const DAYS_AT_ONCE = 21;
/** Number of these days before the day of the demo. */
const DAYS_BEFORE = 7;

/** Range of days, with the beginnings of the ranges before and after it; absent where nothing can be booked there. */
interface DaysToMoveTo {
  first: IsoDate;
  last: IsoDate;
  earlier?: IsoDate;
  later?: IsoDate;
}

/**
 * Returns the days that are offered to a visitor who wants to move a demo: around its day, or from a requested day;
 * never before today, never beyond the horizon.
 */
export function offeredDays(
  { booked, from = laterDate(booked, -DAYS_BEFORE) }: { booked: IsoDate; from?: IsoDate | undefined },
  rules: Pick<BookingRules, 'office' | 'demoHorizonDays'>,
  now: Date,
): DaysToMoveTo {
  const [today, end] = [dayOf(rules.office, now), lastDay(rules, now)];
  const first = laterOf(today, earlierOf(from, laterDate(end, 1 - DAYS_AT_ONCE)));
  const last = earlierOf(end, laterDate(first, DAYS_AT_ONCE - 1));
  return {
    first,
    last,
    ...(first > today && { earlier: laterOf(today, laterDate(first, -DAYS_AT_ONCE)) }),
    ...(last < end && { later: laterDate(last, 1) }),
  };
}

function earlierOf(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}

function laterOf(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? other : one;
}
