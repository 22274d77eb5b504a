import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import type { Kysely } from 'kysely';
import type { BookingsTable } from '../../server/modules/bookings/bookings.tables.ts';
import type { Tables } from '../../server/plugins/database/schema.ts';
import { storeLead } from './stored-leads.ts';
import { NOW } from './test-server.ts';

interface BookedDemo {
  start: Date;
  email?: string;
  sequence?: number;
  state?: BookingsTable['state'];
  /** Time of the booking, or of the last change. */
  changedAt?: Date;
  timeZone?: string;
  /** The channels that have already delivered the request. */
  told?: readonly string[];
  body?: Readonly<Record<string, string>>;
}

/** Stores a booked demo at any moment, on the grid or off it. @returns the id of its lead */
export async function storeDemo(database: Kysely<Tables>, demo: BookedDemo): Promise<string> {
  const { start, email, sequence = 0, state = 'held', changedAt = NOW, timeZone, told = [], body } = demo;
  const leadId = await storeLead(database, {
    kind: 'demo',
    receivedAt: changedAt,
    ...(email !== undefined && { email }),
    ...(body && { body }),
    ...(timeZone !== undefined && { context: { timeZone } }),
    deliveries: told.map((channel) => ({ channel, state: 'done' as const })),
  });
  await database
    .insertInto('bookings')
    .values({
      lead_id: leadId,
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + DEFAULT_OFFICE.minutes * 60_000).toISOString(),
      sequence,
      state,
      changed_at: changedAt.toISOString(),
    })
    .execute();
  return leadId;
}
