import { DAY_MS } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { BusyTimes, CalendarKnowledge } from '../hosts/busy-times.ts';
import { type Interval, mergeIntervals, within } from '../hosts/interval.ts';
import { dayOf, readBusyDay } from './busy-days.ts';
import { type HostCalendar, listCalendars } from './calendars.store.ts';

/** Time for which the last good copy of a calendar counts, in milliseconds. */
export const GOOD_FOR_MS = 6 * 3_600_000;

/** Busy times of hosts, kept in memory: each process loads what has changed since it looked last. */
export interface CalendarMemory extends BusyTimes {
  /** @returns whether anything is another than before, such as a calendar that went stale */
  refresh(now: Date): Promise<boolean>;
  /** Reports whether any host has a calendar. */
  hasCalendars(): boolean;
  /** Counts the calendars by state. */
  count(now: Date): Record<'good' | 'failing' | 'stale', number>;
}

interface Loaded {
  calendar: HostCalendar;
  busy: readonly Interval[];
}

export function createCalendarMemory(database: Database): CalendarMemory {
  let loaded = new Map<string, Loaded>();
  let byHost = new Map<string, readonly Interval[]>();
  let known = '';

  async function load(calendar: HostCalendar, now: Date): Promise<Loaded> {
    const before = loaded.get(calendar.id);
    if (before?.calendar.version === calendar.version) return { ...before, calendar };
    const rows = await database
      .selectFrom('calendar_busy_days')
      .select('busy')
      .where('calendar_id', '=', calendar.id)
      .where('day', '>=', dayOf(now.getTime() - DAY_MS))
      .orderBy('day')
      .execute();
    return { calendar, busy: mergeIntervals(rows.flatMap(({ busy }) => readBusyDay(busy))) };
  }

  function knowledgeOf(hostId: string, now: Date): CalendarKnowledge {
    const own = [...loaded.values()].filter(({ calendar }) => calendar.hostId === hostId);
    if (own.length === 0) return 'none';
    return own.every(({ calendar }) => isGood(calendar, now)) ? 'known' : 'stale';
  }

  return {
    async refresh(now) {
      const calendars = await listCalendars(database);
      const next = new Map<string, Loaded>();
      for (const calendar of calendars) next.set(calendar.id, await load(calendar, now));
      loaded = next;
      const state = calendars
        .map(({ id, hostId, version }) => `${id} ${hostId} ${version} ${knowledgeOf(hostId, now)}`)
        .join('\n');
      if (state === known) return false;
      known = state;
      const hostIds = new Set(calendars.map(({ hostId }) => hostId));
      byHost = new Map([...hostIds].map((hostId) => [hostId, mergedOf(hostId, loaded)]));
      return true;
    },
    hasCalendars: () => loaded.size > 0,
    count(now) {
      const counts = { good: 0, failing: 0, stale: 0 };
      for (const { calendar } of loaded.values()) {
        const state = isGood(calendar, now) ? (calendar.failingSince ? 'failing' : 'good') : 'stale';
        counts[state] += 1;
      }
      return counts;
    },
    of: (hostId) => byHost.get(hostId) ?? [],
    knowledge: knowledgeOf,
    readWithin,
  };
}

function isGood({ goodAt }: HostCalendar, now: Date): boolean {
  return goodAt !== null && now.getTime() - goodAt.getTime() < GOOD_FOR_MS;
}

function mergedOf(hostId: string, loaded: ReadonlyMap<string, Loaded>): Interval[] {
  const own = [...loaded.values()].filter(({ calendar }) => calendar.hostId === hostId);
  return mergeIntervals(own.flatMap(({ busy }) => busy));
}

async function readWithin(
  transaction: Kysely<Tables>,
  hostIds: readonly string[],
  range: Interval,
): Promise<ReadonlyMap<string, readonly Interval[]>> {
  if (hostIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('calendar_busy_days')
    .innerJoin('host_calendars', 'host_calendars.id', 'calendar_busy_days.calendar_id')
    .select(['host_calendars.host_id as hostId', 'calendar_busy_days.busy'])
    .where('host_calendars.host_id', 'in', hostIds)
    .where('calendar_busy_days.day', '>=', dayOf(range.start))
    .where('calendar_busy_days.day', '<=', dayOf(range.end))
    .execute();
  const found = new Map<string, Interval[]>();
  for (const { hostId, busy } of rows) {
    found.set(hostId, [...(found.get(hostId) ?? []), ...readBusyDay(busy)]);
  }
  return new Map([...found].map(([hostId, busy]) => [hostId, within(mergeIntervals(busy), range)]));
}
