import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import type { BusyDays } from './busy-days.ts';
import type { HostCalendarsTable } from './calendars.tables.ts';
import { type Credentials, sealWithOwn, unsealWithOwn } from './credentials.ts';

/** A calendar of a host, without what opens it. */
export interface HostCalendar {
  id: string;
  hostId: string;
  kind: HostCalendarsTable['kind'];
  takesDemos: boolean;
  token: string | null;
  readUntil: Date | null;
  version: number;
  goodAt: Date | null;
  failures: number;
  failingSince: Date | null;
  problem: string | null;
  /** Events, and lines of others, that could not be read, and zones that are not known. */
  unread: number;
  damaged: number;
  unknownZones: readonly string[];
  wholeAt: Date | null;
  demosProblem: string | null;
  demosFailingSince: Date | null;
}

const MOST_OF_HOST = 10;
/** Short, since visitors wait for what a host has changed: a reading that takes longer renews it. */
export const LEASE_MS = 45_000;
const AT_ONCE = 200;

export async function listCalendars(database: Kysely<Tables>, hostId?: string): Promise<HostCalendar[]> {
  const query = database.selectFrom('host_calendars').selectAll().orderBy('created_at').orderBy('id');
  const rows = await (hostId === undefined ? query : query.where('host_id', '=', hostId)).execute();
  return rows.map(toCalendar);
}

/** Finds the calendar whose id begins so. @throws {Refusal} where there is no such one, or several */
export async function findNamedCalendar(database: Database, beginning: string): Promise<HostCalendar> {
  const found = (await listCalendars(database)).filter(({ id }) => id.startsWith(beginning.toLowerCase()));
  const [calendar, ...others] = found;
  if (!calendar) throw new Refusal(`no calendar has the id ${beginning}: npm run hosts -- calendar list`);
  if (others.length > 0) throw new Refusal(`the ids of several calendars begin with ${beginning}`);
  return calendar;
}

/** Adds a calendar, which is due at once. @throws {Refusal} where the host has too many */
export async function insertCalendar(
  database: Database,
  added: { hostId: string; kind: HostCalendarsTable['kind']; takesDemos: boolean; credentials: Credentials },
  now: Date,
): Promise<HostCalendar> {
  const { hostId, kind, credentials } = added;
  const takesDemos = kind === 'caldav' && added.takesDemos;
  const id = randomUUID();
  const sealed = await sealWithOwn(database, credentials, id);
  return database.transaction().execute(async (transaction) => {
    const others = await listCalendars(transaction, hostId);
    if (others.length >= MOST_OF_HOST) throw new Refusal(`a host has at most ${MOST_OF_HOST} calendars`);
    if (takesDemos && others.some((each) => each.takesDemos)) {
      throw new Refusal('demos are written to another calendar of this host: remove it first');
    }
    const row = await transaction
      .insertInto('host_calendars')
      .values({
        ...{ id, host_id: hostId, kind, takes_demos: takesDemos ? 1 : 0 },
        ...{ sealed, token: null, read_until: null, leased_until: null },
        ...{ due_at: now.toISOString(), good_at: null, failing_since: null, problem: null },
        ...{ unknown_zones: null, whole_at: null, demos_problem: null, demos_failing_since: null },
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toCalendar(row);
  });
}

export async function deleteCalendar(database: Kysely<Tables>, id: string): Promise<void> {
  await database.deleteFrom('host_calendars').where('id', '=', id).execute();
}

/** @throws {SourceProblem} when no key of this server opens them */
export async function findCredentials(database: Database, id: string): Promise<Credentials> {
  const { sealed } = await database
    .selectFrom('host_calendars')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return unsealWithOwn(database, sealed, id);
}

/**
 * Takes a calendar that is due for this process alone, until it is settled or the lease is over: of several processes
 * on one database one reads it.
 */
export async function claimDue(database: Database, now: Date): Promise<HostCalendar | undefined> {
  const free = database
    .selectFrom('host_calendars')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now.toISOString())]))
    .orderBy('due_at')
    .limit(1);
  const row = await free.executeTakeFirst();
  if (!row) return undefined;
  const { numUpdatedRows } = await database
    .updateTable('host_calendars')
    .set({ leased_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
    .where((each) =>
      each.or([each('leased_until', 'is', null), each('leased_until', '<=', now.toISOString())]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n ? toCalendar(row) : undefined;
}

/** Keeps a claimed calendar for its process; one that is settled already stays free. */
export async function renewLease(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('host_calendars')
    .set({ leased_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('id', '=', id)
    .where('leased_until', 'is not', null)
    .execute();
}

/** Result of a reading. */
export interface Reading {
  dueAt: Date;
  /** New contents; absent where the calendar was as before. */
  changed?: {
    token: string | null;
    readUntil: Date;
    days: BusyDays;
    unread: number;
    damaged: number;
    unknownZones: readonly string[];
  };
  /** Reason why demos can't be written to it; null where they are. */
  demosProblem: string | null;
}

/** Writes what was read; the rows of days that are as before stay. */
export async function recordReading(
  database: Database,
  { id, version, demosFailingSince }: HostCalendar,
  { dueAt, changed, demosProblem }: Reading,
  now: Date,
): Promise<void> {
  const good = { good_at: now.toISOString(), failures: 0, failing_since: null, problem: null };
  await database.transaction().execute(async (transaction) => {
    const isOther = changed !== undefined && (await replaceDays(transaction, id, changed.days));
    await transaction
      .updateTable('host_calendars')
      .set({
        ...good,
        ...{ due_at: dueAt.toISOString(), leased_until: null },
        demos_problem: demosProblem,
        demos_failing_since: demosProblem === null ? null : (demosFailingSince ?? now).toISOString(),
        ...(changed && {
          ...{
            token: changed.token,
            read_until: changed.readUntil.toISOString(),
            whole_at: now.toISOString(),
          },
          ...{ unread: changed.unread, damaged: changed.damaged },
          unknown_zones: changed.unknownZones.length === 0 ? null : JSON.stringify(changed.unknownZones),
        }),
        ...(isOther && { version: version + 1 }),
      })
      .where('id', '=', id)
      .execute();
  });
}

/** One failure may be a hiccup; from the second on, it is news. */
export async function recordFailure(
  database: Database,
  { id, failures, failingSince }: HostCalendar,
  { dueAt, problem }: { dueAt: Date; problem: string },
  now: Date,
): Promise<void> {
  await database
    .updateTable('host_calendars')
    .set({
      ...{ due_at: dueAt.toISOString(), leased_until: null, failures: failures + 1, problem },
      failing_since: failures === 0 ? null : (failingSince ?? now).toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

/** @returns whether any day is another one than before */
async function replaceDays(transaction: Kysely<Tables>, id: string, days: BusyDays): Promise<boolean> {
  const stored = await transaction
    .selectFrom('calendar_busy_days')
    .select(['day', 'busy'])
    .where('calendar_id', '=', id)
    .execute();
  const before = new Map(stored.map(({ day, busy }) => [day, busy]));
  const gone = [...before].filter(([day, busy]) => days.get(day) !== busy).map(([day]) => day);
  const added = [...days].filter(([day, busy]) => before.get(day) !== busy);
  for (const part of inParts(gone)) {
    await transaction
      .deleteFrom('calendar_busy_days')
      .where('calendar_id', '=', id)
      .where('day', 'in', part)
      .execute();
  }
  for (const part of inParts(added)) {
    const values = part.map(([day, busy]) => ({ calendar_id: id, day, busy }));
    await transaction.insertInto('calendar_busy_days').values(values).execute();
  }
  return gone.length + added.length > 0;
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) parts.push(items.slice(at, at + AT_ONCE));
  return parts;
}

function toCalendar(row: Selectable<HostCalendarsTable>): HostCalendar {
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...{ id: row.id, hostId: row.host_id, kind: row.kind, takesDemos: row.takes_demos === 1 },
    ...{ token: row.token, readUntil: dateOf(row.read_until), version: row.version },
    ...{ goodAt: dateOf(row.good_at), failures: row.failures, problem: row.problem },
    ...{ failingSince: dateOf(row.failing_since), wholeAt: dateOf(row.whole_at) },
    ...{ unread: row.unread, damaged: row.damaged, unknownZones: JSON.parse(row.unknown_zones ?? '[]') },
    ...{ demosProblem: row.demos_problem, demosFailingSince: dateOf(row.demos_failing_since) },
  };
}
