import type { BookedTime, CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { ALTERNATIVES } from 'contract/bookings/demo-calendar-rules.ts';
import { dayOf, type Office, startOfDay } from 'contract/bookings/office.ts';
import { type IsoDate, laterDate } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { memoizeTtl } from '../../../shared/memoize-ttl.ts';
import { type BusyTimes, NO_CALENDARS } from '../hosts/busy-times.ts';
import { findFreeHosts } from '../hosts/free-hosts.ts';
import {
  type BookingRules,
  daysAround,
  daysBetween,
  describeDay,
  NEAR_DAYS,
  nearestFree,
  type Occupancy,
} from './booking.rules.ts';
import { spanOf } from './overlaps.ts';

/** Free half-hours, as the database has them, or had them less than a second ago. */
export interface FreeSlots {
  /** Every day from the first to the last, which may be in the past or beyond the horizon: such days have no slots. */
  listDays(first: IsoDate, last: IsoDate): Promise<readonly CalendarDay[]>;
  /** The free half-hours nearest to one that is not. */
  findAlternatives(wanted: Date): Promise<BookedTime[]>;
  /** Looks again at the next question: this process has just changed something. */
  forget(): void;
}

/** Age up to which an answer may miss changes by other processes, at a first question and while more come. */
const TTL_MS = 500;
const BEHIND_MS = 400;
/**
 * Number of days in all ranges that are kept: two years of months, or thirty ranges of the longest that a call allows.
 * 4 KB each.
 */
const MOST_DAYS = 2_000;

export function createFreeSlots(
  database: Kysely<Tables>,
  {
    rules,
    clock,
    busyTimes = NO_CALENDARS,
  }: { rules: BookingRules; clock: Clock; busyTimes?: BusyTimes | undefined },
): FreeSlots {
  // Many who lose the same half-hour at once each ask for other free ones, and all may get the same answer.
  const reads = new LRUCache<string, () => Promise<CalendarDay[]>>({ maxSize: MOST_DAYS });

  function listDays(first: IsoDate, last: IsoDate): Promise<CalendarDay[]> {
    const range = `${first} ${last}`;
    const list = reads.get(range) ?? memoizeTtl(() => readDays(first, last), TTL_MS, { behindMs: BEHIND_MS });
    reads.set(range, list, { size: Math.max(1, daysBetween(first, last).length) });
    return list();
  }

  async function readDays(first: IsoDate, last: IsoDate): Promise<CalendarDay[]> {
    const now = clock();
    const range = {
      start: startOfDay(rules.office, first).getTime(),
      end: startOfDay(rules.office, laterDate(last, 1)).getTime(),
    };
    const [seats, freeHosts] = await Promise.all([
      readOccupancy(database, rules.office, first, last),
      first <= last ? findFreeHosts(database, busyTimes, range, now) : undefined,
    ]);
    const occupancy = { ...seats, freeHosts };
    return daysBetween(first, last).map((day) => describeDay(day, occupancy, rules, now));
  }

  return {
    listDays,
    async findAlternatives(wanted) {
      const around = (reach: number) => daysAround(dayOf(rules.office, wanted), reach, rules, clock());
      const near = nearestFree(wanted, await listDays(...around(NEAR_DAYS)));
      if (near.length === ALTERNATIVES) return near;
      return nearestFree(wanted, await listDays(...around(rules.demoHorizonDays)));
    },
    forget: () => reads.clear(),
  };
}

async function readOccupancy(
  database: Kysely<Tables>,
  office: Office,
  first: IsoDate,
  last: IsoDate,
): Promise<Occupancy> {
  const [seats, closed] = await Promise.all([
    database
      .selectFrom('demo_seats')
      .leftJoin('bookings', (join) =>
        join
          .onRef('bookings.lead_id', '=', 'demo_seats.lead_id')
          .onRef('bookings.starts_at', '=', 'demo_seats.starts_at'),
      )
      .select(({ fn }) => ['demo_seats.starts_at', 'bookings.ends_at', fn.countAll().as('taken')])
      .where('demo_seats.starts_at', '>', spanOf(startOfDay(office, first), office).earliest)
      .where('demo_seats.starts_at', '<', startOfDay(office, laterDate(last, 1)).toISOString())
      .groupBy(['demo_seats.starts_at', 'bookings.ends_at'])
      .orderBy('demo_seats.starts_at')
      .execute(),
    database
      .selectFrom('demo_closed_days')
      .select('day')
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute(),
  ]);
  return {
    taken: seats.map(({ starts_at, ends_at, taken }) => ({
      start: Date.parse(starts_at),
      end: Date.parse(ends_at ?? spanOf(new Date(starts_at), office).end),
      taken: Number(taken),
    })),
    closed: new Set(closed.map(({ day }) => day)),
  };
}
