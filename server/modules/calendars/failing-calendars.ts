import type { Database } from '../../plugins/database/schema.ts';
import { GOOD_FOR_MS } from './busy-times.ts';

/** A calendar that could not be read twice in a row. */
export interface FailingCalendar {
  id: string;
  /** The name of its host. */
  host: string;
  failingSince: Date;
  problem: string | null;
  /** Until when its last copy counts; null when it never was read. */
  goodUntil: Date | null;
}

/** For the operator, who has to do something about them. */
export async function findFailingCalendars(database: Database): Promise<FailingCalendar[]> {
  const rows = await database
    .selectFrom('host_calendars')
    .innerJoin('hosts', 'hosts.id', 'host_calendars.host_id')
    .select(['host_calendars.id', 'hosts.name', 'failing_since', 'problem', 'good_at'])
    .where('failing_since', 'is not', null)
    .orderBy('failing_since')
    .execute();
  return rows.map(({ id, name, failing_since, problem, good_at }) => ({
    ...{ id, host: name, problem },
    failingSince: new Date(failing_since ?? 0),
    goodUntil: good_at === null ? null : new Date(Date.parse(good_at) + GOOD_FOR_MS),
  }));
}
