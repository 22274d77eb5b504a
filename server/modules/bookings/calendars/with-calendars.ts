import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { BusyTimes } from '../hosts/busy-times.ts';
import { createCalendarMemory } from './busy-times.ts';

/** Returns the parts of a command, with the busy times of hosts as they were read last. */
export async function withCalendars<Parts extends { database: Database; clock: Clock }>(
  parts: Parts,
): Promise<Parts & { busyTimes: BusyTimes }> {
  const busyTimes = createCalendarMemory(parts.database);
  await busyTimes.refresh(parts.clock());
  return { ...parts, busyTimes };
}
