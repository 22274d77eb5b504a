import { DEMO_TIME_ZONE } from 'contract/leads/demo-slots.ts';
import type { Booking } from '../../bookings/bookings.store.ts';
import { toBooking } from '../../bookings/bookings.store.ts';
import { Refusal } from '../../command-line.ts';
import type { Database } from '../../database/schema.ts';
import { findLeadId } from '../records/lead-id.ts';

/** A booking and whose it is. */
export interface BookingRecord extends Booking {
  email: string;
  name: string;
}

/** Demos that begin from one moment until before another, in order. */
export async function listRecords(
  database: Database,
  { from, until }: { from: Date; until: Date | undefined },
): Promise<BookingRecord[]> {
  let query = selectRecords(database).where('starts_at', '>=', from.toISOString());
  if (until) query = query.where('starts_at', '<', until.toISOString());
  return (await query.orderBy('starts_at').orderBy('lead_id').execute()).map(toRecord);
}

/** @throws {Refusal} where the lead that is meant has no demo */
export async function findRecord(database: Database, beginning: string): Promise<BookingRecord> {
  const id = await findLeadId(database, beginning);
  const row = await selectRecords(database).where('lead_id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(`the lead ${id} has no demo`);
  return toRecord(row);
}

function selectRecords(database: Database) {
  return database
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .selectAll('bookings')
    .select(['leads.email', 'leads.body']);
}

type Row = Parameters<typeof toBooking>[0] & { email: string; body: string };

function toRecord({ email, body, ...booking }: Row): BookingRecord {
  const { firstName = '', lastName = '' } = JSON.parse(body);
  return { ...toBooking(booking), email, name: `${firstName} ${lastName}`.trim() };
}

/** Such as `Wed 2026-03-11 08:00`, in India. */
export function whenOf({ start }: Pick<Booking, 'start'>): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: DEMO_TIME_ZONE,
  }).formatToParts(start);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const weekday = part('weekday').replace('.', '');
  return `${weekday} ${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}
