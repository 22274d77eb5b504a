import type { Database } from '../../../plugins/database/schema.ts';
import { GOOD_FOR_MS } from './busy-times.ts';
import { listCalendars } from './calendars.store.ts';

/** Calendar with two failed readings in a row, or with parts that could not be read or written. */
export interface FailingCalendar {
  id: string;
  /** The name of its host. */
  host: string;
  /** Null while it can be read. */
  failingSince: Date | null;
  problem: string | null;
  /** Time until which its last copy counts; null when it never was read. */
  goodUntil: Date | null;
  /** Events and lines that could not be read, and names of unknown zones. */
  unread: number;
  damaged: number;
  unknownZones: readonly string[];
  /** Reason why demos can't be written to it, and the time since when. */
  demosProblem: string | null;
  demosFailingSince: Date | null;
}

/** Returns the calendars with a problem that the operator has to solve. */
export async function findFailingCalendars(database: Database): Promise<FailingCalendar[]> {
  const calendars = await listCalendars(database);
  const hosts = await database.selectFrom('hosts').select(['id', 'name']).execute();
  const names = new Map(hosts.map(({ id, name }) => [id, name]));
  return calendars
    .filter(
      ({ failingSince, unread, damaged, unknownZones, demosProblem }) =>
        failingSince !== null || unread + damaged + unknownZones.length > 0 || demosProblem !== null,
    )
    .map(({ hostId, goodAt, ...calendar }) => ({
      ...calendar,
      host: names.get(hostId) ?? '',
      goodUntil: goodAt === null ? null : new Date(goodAt.getTime() + GOOD_FOR_MS),
    }));
}
