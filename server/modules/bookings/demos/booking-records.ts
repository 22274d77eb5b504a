import type { Office } from 'contract/bookings/office.ts';
import { expressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { selectBookedLeads } from './booked-leads.ts';
import { type Booking, toBooking } from './booking.ts';

/** Booking with its visitor. */
export interface BookingRecord extends Omit<Booking, 'person'> {
  email: string;
  name: string;
  /** Visitor's zone, as their browser named it. */
  timeZone: string | null;
}

/** Range of the beginnings of demos, from one moment until before another. */
export interface BookingRange {
  from: Date;
  until: Date | undefined;
  /** The canceled ones too. */
  withCancelled?: boolean;
  /** Hosts whose demos are listed; null stands for demos without a host. */
  hosts?: readonly (string | null)[] | undefined;
  /** Demo behind which the list begins, in the order of time and id. */
  after?: Pick<Booking, 'start' | 'leadId'> | undefined;
}

/** State of a demo, as people distinguish them. */
export type DemoState =
  | 'booked'
  /** Its visitor has still to confirm it. */
  | 'unconfirmed'
  /** Its host has still to confirm it. */
  | 'to-confirm'
  /** Its host cannot hold it, and its visitor was offered other times. */
  | 'offered'
  /** Its lead is held for review: it has no seat. */
  | 'waiting'
  | 'canceled'
  | 'took-place'
  | 'no-show';

export function stateOf(
  booking: Pick<Booking, 'state' | 'confirmBy' | 'outcome' | 'offeredAt' | 'host'>,
): DemoState {
  const { state, confirmBy, outcome, offeredAt, host } = booking;
  if (state === 'cancelled') return 'canceled';
  if (outcome) return outcome === 'held' ? 'took-place' : 'no-show';
  if (confirmBy) return 'unconfirmed';
  if (offeredAt) return 'offered';
  if (host?.confirmBy) return 'to-confirm';
  return state === 'waiting' ? 'waiting' : 'booked';
}

/** The first of these demos, in the order of time, and how many there are. */
export async function listRecords(
  database: Database,
  range: BookingRange,
  most: number,
): Promise<{ records: BookingRecord[]; all: number }> {
  const rows = await selectRecords(database)
    .where(isInRange(range))
    .orderBy('starts_at')
    .orderBy('lead_id')
    .limit(most)
    .execute();
  const counting = database.selectFrom('bookings').select(({ fn }) => fn.countAll().as('count'));
  const all = isInRange({ ...range, after: undefined });
  const { count } = await counting.where(all).executeTakeFirstOrThrow();
  return { records: rows.map(toRecord), all: Number(count) };
}

function isInRange({ from, until, withCancelled = false, hosts, after }: BookingRange) {
  const { eb, and, or } = expressionBuilder<Tables, 'bookings'>();
  const start = after?.start.toISOString() ?? '';
  return and([
    eb('bookings.starts_at', '>=', from.toISOString()),
    ...(until ? [eb('bookings.starts_at', '<', until.toISOString())] : []),
    ...(withCancelled ? [] : [eb('bookings.state', '!=', 'cancelled' as const)]),
    // As an expression, so that the order of time decides which index is read.
    ...(hosts ? [eb(sql<string>`coalesce(bookings.host_id, '')`, 'in', hosts.map(nameHost))] : []),
    ...(after
      ? [
          // The first part lets an index find where to begin.
          eb('bookings.starts_at', '>=', start),
          or([eb('bookings.starts_at', '>', start), eb('bookings.lead_id', '>', after.leadId)]),
        ]
      : []),
  ]);
}

function nameHost(host: string | null): string {
  return host ?? '';
}

/** The demo of a lead; `undefined` where it has none. */
export async function findRecord(database: Database, leadId: string): Promise<BookingRecord | undefined> {
  const row = await selectRecords(database).where('lead_id', '=', leadId).executeTakeFirst();
  return row && toRecord(row);
}

function selectRecords(database: Database) {
  return selectBookedLeads(database)
    .selectAll('bookings')
    .select(['leads.email', 'leads.body', 'leads.context']);
}

type Row = Parameters<typeof toBooking>[0] & { email: string; body: string; context: string | null };

function toRecord({ email, body, context, ...booking }: Row): BookingRecord {
  const { firstName = '', lastName = '' } = JSON.parse(body);
  const { person: _, ...shown } = toBooking(booking);
  const { timeZone = null }: { timeZone?: string | null } = JSON.parse(context ?? '{}');
  return { ...shown, email, name: `${firstName} ${lastName}`.trim(), timeZone };
}

/** Formats the start, such as `Wed 2026-03-11 08:00`, by the clock of the office. */
export function whenOf({ zone }: Pick<Office, 'zone'>, { start }: Pick<Booking, 'start'>): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(start);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const weekday = part('weekday').replace('.', '');
  return `${weekday} ${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}
