import { InvalidArgumentError } from '@commander-js/extra-typings';
import { type IsoDate, isRealDate, laterDate } from 'contract/bookings/iso-date.ts';
import { DEMO_SLOTS, slotStart } from 'contract/leads/demo-slots.ts';

/** How the help of a command describes days. */
export const DAYS_HELP = 'days in India: 2026-12-24, or 2026-12-24..2027-01-02 with both ends';

/** Days in India, both ends included. */
export interface Days {
  first: IsoDate;
  last: IsoDate;
}

const MOST_DAYS = 1_000;

/** A day, `2026-12-24`, or a range, `2026-12-24..2027-01-02`. @throws {InvalidArgumentError} */
export function readDays(typed: string): Days {
  const [first = '', last = first, ...rest] = typed.split('..');
  if (!isRealDate(first) || !isRealDate(last) || rest.length > 0) {
    throw new InvalidArgumentError(
      'Name a day such as 2026-12-24, or a range such as 2026-12-24..2027-01-02.',
    );
  }
  if (last < first) throw new InvalidArgumentError('A range begins with its first day.');
  return { first, last };
}

/** The same, of days that are written one by one. @throws {InvalidArgumentError} */
export function readFewDays(typed: string): Days {
  const { first, last } = readDays(typed);
  if (last < laterDate(first, MOST_DAYS)) return { first, last };
  throw new InvalidArgumentError(`A range has at most ${MOST_DAYS} days.`);
}

/** The beginning of a half-hour, from a day and a time in India; `undefined` for any other. */
export function readStart(day: string, time: string): Date | undefined {
  const slot = DEMO_SLOTS.find((each) => each.time === time || each.label === time.toUpperCase());
  return slot && isRealDate(day) ? slotStart(day, slot) : undefined;
}
