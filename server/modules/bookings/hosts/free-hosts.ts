import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { BusyTimes } from './busy-times.ts';
import { FIRST_HOST_NUMBER } from './host.ts';
import { createAvailability } from './host-hours.rules.ts';
import { hasHosts, listActiveHosts } from './hosts.store.ts';
import type { Interval } from './interval.ts';
import { readDemos } from './open-roster.ts';
import { listTimeOff } from './time-off.store.ts';

/** Number of hosts who can take a demo. */
export interface FreeHosts {
  free: number;
  /** None of them is sure: their calendars could not be read, so that one of them has to confirm. */
  toBeConfirmed: boolean;
}

/** Reach of a day and of the longest buffer beyond the requested half-hours, in milliseconds. */
const REACH_MS = 30 * 3_600_000;

/**
 * Finds the hosts who can take demos in a range of days: the demos of hosts are read from the database, their calendars
 * from memory.
 * @returns a function that counts the hosts for a demo; `undefined` where there are no hosts
 */
export async function findFreeHosts(
  database: Kysely<Tables>,
  busyTimes: BusyTimes,
  range: Interval,
  now: Date,
): Promise<((demo: Interval) => FreeHosts) | undefined> {
  const hosts = await listActiveHosts(database);
  if (hosts.length === 0 && !(await hasHosts(database))) return undefined;
  const wide = { start: range.start - REACH_MS, end: range.end + REACH_MS };
  const [demos, timeOff, withoutHost] = await Promise.all([
    readDemos(database, wide),
    listTimeOff(database, wide),
    countWithoutHost(database, range),
  ]);
  const [demosOf, timeOffOf] = [groupByHost(demos), groupByHost(timeOff)];
  const able = hosts.map((host) => ({
    isKnown: busyTimes.knowledge(host.id, now) !== 'stale',
    can: createAvailability(
      host,
      {
        busy: busyTimes.of(host.id),
        timeOff: timeOffOf.get(host.id) ?? [],
        demos: demosOf.get(host.id) ?? [],
      },
      wide,
    ),
  }));
  return (demo) => {
    const can = able.filter((host) => host.can(demo));
    const taken = withoutHost.get(demo.start) ?? 0;
    const known = can.filter(({ isKnown }) => isKnown).length - taken;
    const free = Math.max(0, can.length - taken);
    return { free, toBeConfirmed: free > 0 && known <= 0 };
  };
}

/** Counts, by half-hour, the demos that were booked before there were hosts: each takes one of them. */
async function countWithoutHost(
  database: Kysely<Tables>,
  { start, end }: Interval,
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('demo_seats')
    .select(({ fn }) => ['starts_at', fn.countAll().as('count')])
    .where('starts_at', '>=', new Date(start).toISOString())
    .where('starts_at', '<', new Date(end).toISOString())
    .where('seat', '<', FIRST_HOST_NUMBER)
    .groupBy('starts_at')
    .execute();
  return new Map(rows.map(({ starts_at, count }) => [Date.parse(starts_at), Number(count)]));
}

function groupByHost<Row extends { hostId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.hostId) ?? [];
    group.push(row);
    groups.set(row.hostId, group);
  }
  return groups;
}
