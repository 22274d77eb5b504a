import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Interval } from './interval.ts';

/**
 * State of a host's calendars: `none` has no calendar; `known` was read not long ago; `stale` has a calendar that was
 * never read, or not for so long that its last good copy no longer counts.
 */
export type CalendarKnowledge = 'none' | 'known' | 'stale';

/** Busy times of hosts by their own calendars. The module of calendars implements it; hosts know no more of them. */
export interface BusyTimes {
  /**
   * Returns, from memory, the busy times of a host from now until the horizon, in order, no two of them touching. Also
   * of a `stale` host, by the last good copy.
   */
  of(hostId: string): readonly Interval[];
  /** Returns, from memory, the state of a host's calendars. */
  knowledge(hostId: string, now: Date): CalendarKnowledge;
  /**
   * The same as the database has it, within the transaction that gives a host a demo.
   * @param range only what overlaps it is read
   * @returns by host; one without an entry has nothing there
   */
  readWithin(
    transaction: Kysely<Tables>,
    hostIds: readonly string[],
    range: Interval,
  ): Promise<ReadonlyMap<string, readonly Interval[]>>;
}

/** Busy times where no host has a calendar. */
export const NO_CALENDARS: BusyTimes = {
  of: () => [],
  knowledge: () => 'none',
  readWithin: async () => new Map(),
};
