import type { IsoDate } from 'contract/dates.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { daysBetween } from './booking.rules.ts';

/** Days of the office, both ends included; without a last one, all from the first on. */
export interface DayRange {
  first: IsoDate;
  last: IsoDate | undefined;
}

/** Takes no more bookings for these days; the demos that they have stay. @returns how many days */
export async function closeDays(
  database: Database,
  { first, last }: { first: IsoDate; last: IsoDate },
  now: Date,
): Promise<number> {
  const closed_at = now.toISOString();
  const days = daysBetween(first, last).map((day) => ({ day, closed_at }));
  await database
    .insertInto('demo_closed_days')
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return days.length;
}

/** Takes bookings for closed days again. @returns how many were closed */
export async function openDays(
  database: Database,
  { first, last }: { first: IsoDate; last: IsoDate },
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('demo_closed_days')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The first closed days of a range, and whether there are more. */
export async function listClosedDays(
  database: Database,
  { first, last }: DayRange,
  most: number,
): Promise<{ days: string[]; hasMore: boolean }> {
  let query = database.selectFrom('demo_closed_days').select('day').where('day', '>=', first);
  if (last !== undefined) query = query.where('day', '<=', last);
  const rows = await query
    .orderBy('day')
    .limit(most + 1)
    .execute();
  return { days: rows.slice(0, most).map(({ day }) => day), hasMore: rows.length > most };
}
