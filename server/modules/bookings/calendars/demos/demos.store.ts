import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../../../../plugins/database/schema.ts';
import { HELD_BACK } from '../../../../shared/held-back.ts';
import { selectBookedLeads } from '../../demos/booked-leads.ts';
import { listGuestsOf } from '../../guests/guests.store.ts';

/** A demo that its host is to hold. */
export interface HeldDemo {
  leadId: string;
  start: Date;
  end: Date;
  sequence: number;
  /** Number of changes of its guests. */
  guestChanges: number;
  changedAt: Date;
  email: string;
  body: Readonly<Record<string, string>>;
  guests: readonly { email: string }[];
}

/** A demo as it was last written to a calendar. */
export interface WrittenDemo {
  leadId: string;
  start: Date;
  end: Date;
  sequence: number;
  guestChanges: number;
  /** It was moved or deleted there. */
  isLost: boolean;
}

/** Changes that bring a calendar up to date. */
export interface DemoChanges {
  put: HeldDemo[];
  remove: WrittenDemo[];
}

/** The demos to come that a host holds and that are confirmed by their visitors. */
export async function listHeld(database: Kysely<Tables>, hostId: string, now: Date): Promise<HeldDemo[]> {
  const rows = await selectBookedLeads(database)
    .select(['lead_id', 'starts_at', 'ends_at', 'sequence', 'guest_changes', 'changed_at', 'email', 'body'])
    .where('host_id', '=', hostId)
    .where('bookings.state', '=', 'held')
    .where('bookings.confirm_by', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .where('leads.state', 'not in', HELD_BACK)
    .orderBy('starts_at')
    .execute();
  const guests = await listGuestsOf(
    database,
    rows.filter(({ guest_changes }) => guest_changes > 0).map(({ lead_id }) => lead_id),
  );
  return rows.map((row) => ({
    ...{ leadId: row.lead_id, sequence: row.sequence, guestChanges: row.guest_changes },
    ...{ email: row.email, body: JSON.parse(row.body), guests: guests.get(row.lead_id) ?? [] },
    ...{ start: new Date(row.starts_at), end: new Date(row.ends_at), changedAt: new Date(row.changed_at) },
  }));
}

export async function listWritten(database: Kysely<Tables>, calendarId: string): Promise<WrittenDemo[]> {
  const rows = await database
    .selectFrom('calendar_demos')
    .selectAll()
    .where('calendar_id', '=', calendarId)
    .execute();
  return rows.map((row) => ({
    ...{ leadId: row.lead_id, sequence: row.sequence, guestChanges: row.guest_changes },
    isLost: row.state === 'lost',
    ...{ start: new Date(row.starts_at), end: new Date(row.ends_at) },
  }));
}

/**
 * Returns the demos to write to a calendar, and those to remove from it. A demo that was deleted there is written again
 * only once it has moved.
 */
export function compareDemos(held: readonly HeldDemo[], written: readonly WrittenDemo[]): DemoChanges {
  const there = new Map(written.map((each) => [each.leadId, each]));
  const wanted = new Set(held.map(({ leadId }) => leadId));
  return {
    put: held.filter(({ leadId, sequence, guestChanges }) => {
      const known = there.get(leadId);
      const isSame = known?.sequence === sequence;
      return !isSame || (!known.isLost && known.guestChanges !== guestChanges);
    }),
    remove: written.filter(({ leadId }) => !wanted.has(leadId)),
  };
}

export async function noteWritten(
  database: Database,
  calendarId: string,
  {
    leadId,
    start,
    end,
    sequence,
    guestChanges,
  }: Pick<WrittenDemo, 'leadId' | 'start' | 'end' | 'sequence' | 'guestChanges'>,
  { isLost, now }: { isLost: boolean; now: Date },
): Promise<void> {
  const values = {
    ...{ starts_at: start.toISOString(), ends_at: end.toISOString(), sequence },
    guest_changes: guestChanges,
    ...{ state: isLost ? ('lost' as const) : ('written' as const), changed_at: now.toISOString() },
  };
  await database
    .insertInto('calendar_demos')
    .values({ lead_id: leadId, calendar_id: calendarId, ...values })
    .onConflict((conflict) => conflict.columns(['lead_id', 'calendar_id']).doUpdateSet(values))
    .execute();
}

export async function forgetWritten(database: Database, calendarId: string, leadId: string): Promise<void> {
  await database
    .deleteFrom('calendar_demos')
    .where('calendar_id', '=', calendarId)
    .where('lead_id', '=', leadId)
    .execute();
}

/** Makes calendars due at once in which a demo must be written or removed. */
export async function hastenChanged(database: Database, now: Date): Promise<void> {
  const soon = now.toISOString();
  await database
    .updateTable('host_calendars')
    .set({ due_at: soon })
    .where('takes_demos', '=', 1)
    .where('failures', '=', 0)
    .where('demos_problem', 'is', null)
    .where('leased_until', 'is', null)
    .where('due_at', '>', soon)
    .where(({ exists, selectFrom, or }) =>
      or([
        exists(
          selectBookedLeads(database)
            .leftJoin('calendar_demos', (join) =>
              join
                .onRef('calendar_demos.lead_id', '=', 'bookings.lead_id')
                .on('calendar_demos.calendar_id', '=', sql.ref<string>('host_calendars.id'))
                .onRef('calendar_demos.sequence', '=', 'bookings.sequence'),
            )
            .select('bookings.lead_id')
            .where('bookings.host_id', '=', sql.ref<string>('host_calendars.host_id'))
            .where('bookings.state', '=', 'held')
            .where('bookings.confirm_by', 'is', null)
            .where('bookings.ends_at', '>', soon)
            .where('leads.state', 'not in', HELD_BACK)
            .where(({ or, and, eb }) =>
              or([
                eb('calendar_demos.lead_id', 'is', null),
                and([
                  eb('calendar_demos.guest_changes', '!=', sql.ref<number>('bookings.guest_changes')),
                  eb('calendar_demos.state', '!=', 'lost'),
                ]),
              ]),
            ),
        ),
        exists(
          selectFrom('calendar_demos')
            .leftJoin('bookings', (join) =>
              join
                .onRef('bookings.lead_id', '=', 'calendar_demos.lead_id')
                .onRef('bookings.host_id', '=', 'host_calendars.host_id')
                .on('bookings.state', '=', 'held'),
            )
            .select('calendar_demos.lead_id')
            .whereRef('calendar_demos.calendar_id', '=', 'host_calendars.id')
            .where('calendar_demos.ends_at', '>', soon)
            .where('bookings.lead_id', 'is', null),
        ),
      ]),
    )
    .execute();
}
