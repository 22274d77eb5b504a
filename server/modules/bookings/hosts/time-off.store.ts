import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { HostTimeOffTable } from './hosts.tables.ts';
import { type Interval, subtractIntervals } from './interval.ts';

/** Time in which a host holds no demos. */
export interface TimeOff extends Interval {
  id: string;
  hostId: string;
  note: string | null;
}

/**
 * No booking that is under way gives the host a demo in it: the row of the host is locked first. The same time twice is
 * stored once, so that an operator can list the demos in it, and then move them.
 */
export async function insertTimeOff(
  database: Database,
  off: Omit<TimeOff, 'id'>,
  now: Date,
): Promise<TimeOff> {
  const id = randomUUID();
  const changed_at = now.toISOString();
  return database.transaction().execute(async (transaction) => {
    await transaction.updateTable('hosts').set({ changed_at }).where('id', '=', off.hostId).execute();
    const [same] = await transaction
      .deleteFrom('host_time_off')
      .where('host_id', '=', off.hostId)
      .where('starts_at', '=', new Date(off.start).toISOString())
      .where('ends_at', '=', new Date(off.end).toISOString())
      .returning('note')
      .execute();
    const note = off.note ?? same?.note ?? null;
    await transaction
      .insertInto('host_time_off')
      .values({
        ...{ id, host_id: off.hostId, note },
        starts_at: new Date(off.start).toISOString(),
        ends_at: new Date(off.end).toISOString(),
      })
      .execute();
    return { ...off, id, note };
  });
}

/** Lists the time off that has a moment in common with a range, in order; of one host, or of all. */
export async function listTimeOff(
  database: Kysely<Tables>,
  { start, end }: Interval,
  hostId?: string,
): Promise<TimeOff[]> {
  let query = database
    .selectFrom('host_time_off')
    .selectAll()
    .where('ends_at', '>', new Date(start).toISOString())
    .where('starts_at', '<', new Date(end).toISOString());
  if (hostId !== undefined) query = query.where('host_id', '=', hostId);
  const rows = await query.orderBy('starts_at').execute();
  return rows.map(toTimeOff);
}

export async function findTimeOff(database: Kysely<Tables>, id: string): Promise<TimeOff | undefined> {
  const row = await database.selectFrom('host_time_off').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTimeOff(row);
}

function toTimeOff({ id, host_id, starts_at, ends_at, note }: HostTimeOffTable): TimeOff {
  return { id, hostId: host_id, note, start: Date.parse(starts_at), end: Date.parse(ends_at) };
}

/**
 * Takes back what of a host's time off lies in an interval; what lies before and after it stays.
 * @returns what was taken back, and what is left of the same, each in order
 */
export async function takeBackTimeOff(
  database: Database,
  hostId: string,
  when: Interval,
): Promise<{ taken: TimeOff[]; left: TimeOff[] }> {
  return database.transaction().execute(async (transaction) => {
    const found = await listTimeOff(transaction, when, hostId);
    const left = found.flatMap((off) =>
      subtractIntervals([off], [when]).map((part) => ({ ...off, ...part, id: randomUUID() })),
    );
    for (const { id } of found) await deleteTimeOff(transaction, id);
    for (const { id, start, end, note } of left) {
      const times = { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() };
      await transaction
        .insertInto('host_time_off')
        .values({ id, host_id: hostId, ...times, note })
        .execute();
    }
    const taken = found.map((off) => ({
      ...off,
      ...{ start: Math.max(off.start, when.start), end: Math.min(off.end, when.end) },
    }));
    return { taken, left };
  });
}

export async function deleteTimeOff(database: Kysely<Tables>, id: string): Promise<void> {
  await database.deleteFrom('host_time_off').where('id', '=', id).execute();
}
