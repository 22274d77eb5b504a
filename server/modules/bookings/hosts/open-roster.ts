import { DAY_MS, type IsoDate } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { RECENT_DAYS } from './assignment.rules.ts';
import type { BusyTimes } from './busy-times.ts';
import { hasHosts, lockActiveHosts } from './hosts.store.ts';
import { type Interval, mergeIntervals } from './interval.ts';
import { createRoster, type HostsDemo, type Roster, type RosterFacts, type WantedDemo } from './roster.ts';
import { listTimeOff } from './time-off.store.ts';

const HOUR_MS = 3_600_000;
/** Reach of a day and of the longest buffer from a demo, in milliseconds. */
const REACH_MS = 30 * HOUR_MS;

export interface RosterParts {
  database: Database;
  busyTimes: BusyTimes;
  /** Returns the day of the office on which a half-hour begins. */
  dayOf: (start: Date) => IsoDate;
}

/**
 * Reads who can hold the demos that are wanted, and keeps the hosts locked until the transaction ends. It must be asked
 * before anything is written of them.
 * @returns `undefined` where there are no hosts: half-hours have seats without names (`DEMO_SEATS`)
 */
export async function openRoster(
  transaction: Kysely<Tables>,
  { database, busyTimes, dayOf }: RosterParts,
  wanted: readonly WantedDemo[],
  now: Date,
): Promise<Roster | undefined> {
  const hosts = await lockActiveHosts(transaction, database);
  if (hosts.length === 0 && !(await hasHosts(transaction))) return undefined;
  const ids = hosts.map(({ id }) => id);
  const around = mergeIntervals(
    wanted.map(({ start, end }) => ({ start: start.getTime() - REACH_MS, end: end.getTime() + REACH_MS })),
  );
  const facts: RosterFacts = {
    hosts,
    demos: (await forEach(around, (range) => readDemos(transaction, range))).flat(),
    timeOff: (await forEach(around, (range) => listTimeOff(transaction, range))).flat(),
    busy: joinLists(await forEach(around, (range) => busyTimes.readWithin(transaction, ids, range))),
    ...(await readHalfHours(transaction, wanted, now, dayOf)),
    given: await readGiven(transaction, now),
    hostsBefore: await readHostsBefore(transaction, wanted),
    isKnown: (hostId) => busyTimes.knowledge(hostId, now) !== 'stale',
  };
  return createRoster(facts, now);
}

/** One after another: a transaction has one connection. */
async function forEach<Result>(
  ranges: readonly Interval[],
  read: (range: Interval) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const range of ranges) results.push(await read(range));
  return results;
}

function joinLists(maps: readonly ReadonlyMap<string, readonly Interval[]>[]) {
  const joined = new Map<string, Interval[]>();
  for (const [hostId, intervals] of maps.flatMap((map) => [...map])) {
    joined.set(hostId, [...(joined.get(hostId) ?? []), ...intervals]);
  }
  return joined;
}

/** The demos that hosts hold and that have a moment in common with a range. */
export async function readDemos(database: Kysely<Tables>, { start, end }: Interval): Promise<HostsDemo[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['host_id', 'lead_id', 'starts_at', 'ends_at'])
    .where('starts_at', '>', new Date(start - DAY_MS).toISOString())
    .where('starts_at', '<', new Date(end).toISOString())
    .where('state', '=', 'held')
    .where('host_id', 'is not', null)
    .execute();
  return rows.map(({ host_id, lead_id, starts_at, ends_at }) => ({
    hostId: host_id ?? '',
    leadId: lead_id,
    start: Date.parse(starts_at),
    end: Date.parse(ends_at),
  }));
}

async function readHalfHours(
  transaction: Kysely<Tables>,
  wanted: readonly WantedDemo[],
  now: Date,
  dayOf: RosterParts['dayOf'],
): Promise<Pick<RosterFacts, 'seats' | 'promised' | 'isClosed'>> {
  const starts = [...new Set(wanted.map(({ start }) => start.toISOString()))];
  const days = [...new Set(wanted.map(({ start }) => dayOf(start)))];
  const seats = await transaction
    .selectFrom('demo_seats')
    .selectAll()
    .where('starts_at', 'in', starts)
    .execute();
  const promised = await transaction
    .selectFrom('bookings')
    .select(({ fn }) => ['starts_at', fn.countAll().as('count')])
    .where('starts_at', 'in', starts)
    .where('state', '=', 'waiting')
    .where('confirm_by', '>', now.toISOString())
    .groupBy('starts_at')
    .execute();
  const closed = await transaction
    .selectFrom('demo_closed_days')
    .select('day')
    .where('day', 'in', days)
    .execute();
  const closedDays = new Set(closed.map(({ day }) => day));
  return {
    seats: seats.map(({ starts_at, seat, lead_id, person }) => ({
      start: Date.parse(starts_at),
      seat,
      leadId: lead_id,
      person,
    })),
    promised: new Map(promised.map(({ starts_at, count }) => [Date.parse(starts_at), Number(count)])),
    isClosed: (start) => closedDays.has(dayOf(start)),
  };
}

/** Counts the demos that each host was given lately. Canceled demos don't count, but the wait since them does. */
async function readGiven(transaction: Kysely<Tables>, now: Date): Promise<RosterFacts['given']> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString();
  const rows = await transaction
    .selectFrom('bookings')
    .select(({ fn, eb }) => [
      'host_id',
      fn.count(eb.case().when('state', '=', 'held').then(1).end()).as('recent'),
      fn.max('host_since').as('last'),
    ])
    .where('host_since', '>', since)
    .where('host_id', 'is not', null)
    .groupBy('host_id')
    .execute();
  return new Map(
    rows.map(({ host_id, recent, last }) => [
      host_id ?? '',
      { recent: Number(recent), last: last === null ? null : Date.parse(last) },
    ]),
  );
}

async function readHostsBefore(
  transaction: Kysely<Tables>,
  wanted: readonly WantedDemo[],
): Promise<RosterFacts['hostsBefore']> {
  const people = [...new Set(wanted.flatMap(({ person }) => (person === null ? [] : [person])))];
  if (people.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('bookings')
    .select(['person', 'host_id'])
    .where('person', 'in', people)
    .where('host_id', 'is not', null)
    .where('state', '=', 'held')
    .orderBy('starts_at')
    .execute();
  // The last one stays.
  return new Map(rows.map(({ person, host_id }) => [person ?? '', host_id ?? '']));
}
