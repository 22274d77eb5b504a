import { laterDate, startOfDay } from 'contract/leads/demo-slots.ts';
import { command } from '../../../cli/command.ts';
import { Misuse, MOST_LINES, USUAL_LINES } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { daysBetween } from '../booking.rules.ts';
import { listRecords, whenOf } from './booking-records.ts';
import { readDays } from './read-days.ts';

const MOST_DAYS = 1_000;

export const closeDays = command({
  name: 'close',
  usage: '<day or range>',
  summary: 'takes no more bookings for these days; the demos that they have stay',
  details: ['  2026-12-24, or 2026-12-24..2027-01-02: days in India, both ends included'],
  options: {},
  read({ positionals }) {
    const [first, last] = readOneRange(positionals);
    return async ({ database, clock, print }: OpenDesk) => {
      const closed_at = clock().toISOString();
      const days = daysBetween(first, last).map((day) => ({ day, closed_at }));
      await database
        .insertInto('demo_closed_days')
        .values(days)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      print(`${counted(days.length, 'day')} closed`);
      const range = { from: startOfDay(first), until: startOfDay(laterDate(last, 1)) };
      const { records, all } = await listRecords(database, range, USUAL_LINES);
      if (all > 0) print(`${counted(all, 'demo')} on them: move or cancel each, or hold it`);
      for (const record of records) print(`  ${record.leadId}  ${whenOf(record)}`);
      if (records.length < all) {
        print(`  and more: npm run bookings -- list ${first}..${last} --limit ${Math.min(all, MOST_LINES)}`);
      }
      return undefined;
    };
  },
});

export const openDays = command({
  name: 'open',
  usage: '<day or range>',
  summary: 'takes bookings for closed days again',
  options: {},
  read({ positionals }) {
    const [first, last] = readOneRange(positionals);
    return async ({ database, print }: OpenDesk) => {
      const { numDeletedRows } = await database
        .deleteFrom('demo_closed_days')
        .where('day', '>=', first)
        .where('day', '<=', last)
        .executeTakeFirst();
      print(`${counted(Number(numDeletedRows), 'day')} opened`);
      return undefined;
    };
  },
});

function readOneRange(positionals: readonly string[]): [string, string] {
  if (positionals.length !== 1) throw new Misuse('name one day, or one range of days');
  const [first, last] = readDays(positionals[0]);
  if (last >= laterDate(first, MOST_DAYS)) throw new Misuse(`a range has at most ${MOST_DAYS} days`);
  return [first, last];
}
