import { InvalidArgumentError } from '@commander-js/extra-typings';
import { labelsOfWeek, type Office, slotsOf, startOfDay } from 'contract/bookings/office.ts';
import { type IsoDate, isRealDate, laterDate } from 'contract/dates.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { findLeadId } from '../../leads/leads.queries.ts';
import { type BookingRecord, findRecord } from '../demos/booking-records.ts';
import type { DayRange } from '../demos/closed-days.ts';

/** Description of days in the help of a command. */
export const DAYS_HELP = 'days: 2026-12-24, or 2026-12-24..2027-01-02 with both ends';

/** Days of the office, both ends included. */
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

/** Returns the moments at which days of the office begin and end; days without a last one have no end. */
export function momentsOf(
  office: Office,
  { first, last }: DayRange,
): { from: Date; until: Date | undefined } {
  const until = last === undefined ? undefined : startOfDay(office, laterDate(last, 1));
  return { from: startOfDay(office, first), until };
}

/** The same, of days that are written one by one. @throws {InvalidArgumentError} */
export function readFewDays(typed: string): Days {
  const { first, last } = readDays(typed);
  if (last < laterDate(first, MOST_DAYS)) return { first, last };
  throw new InvalidArgumentError(`A range has at most ${MOST_DAYS} days.`);
}

/** The beginning of a half-hour, from a day and a time of the office; `undefined` for any other. */
export function readStart(office: Office, day: string, time: string): Date | undefined {
  if (!isRealDate(day)) return undefined;
  const typed = time.toUpperCase();
  return slotsOf(office, day).find(
    ({ label, startDateTime }) => label === typed || startDateTime.slice(11, 16) === typed,
  )?.start;
}

/** Describes the half-hours that `readStart` reads. */
export function describeTimes(office: Office): string {
  const labels = labelsOfWeek(office);
  return `name a day and a half-hour in ${office.place}, such as 2026-03-12 ${labels[1] ?? labels[0]}, from ${labels[0]} to ${labels.at(-1)}`;
}

/** Finds the demo of the lead whose id begins so. @throws {Refusal} where there is no such lead, or it has no demo */
export async function findBooking(database: Database, beginning: string): Promise<BookingRecord> {
  const id = await findLeadId(database, beginning);
  const record = await findRecord(database, id);
  if (!record) throw new Refusal(`the lead ${id} has no demo`);
  return record;
}

/** Prints the address of a feed, whose origin only PUBLIC_URL knows. */
export function printFeedAddress({ config, print, printError }: CommandContext, path: string): void {
  if (config.publicUrl === null) {
    printError('PUBLIC_URL is not set: put the origin at which others reach the server in front of it');
  }
  print(`${config.publicUrl ?? ''}${path}`);
}
