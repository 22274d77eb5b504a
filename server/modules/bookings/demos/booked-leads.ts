import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { BookingsTable } from '../bookings.tables.ts';

/** Selects bookings, each with its lead. The only join of the two tables. */
export function selectBookedLeads(
  database: Kysely<Tables>,
): SelectQueryBuilder<Tables, 'bookings' | 'leads', object> {
  return database.selectFrom('bookings').innerJoin('leads', 'leads.id', 'bookings.lead_id');
}

/** Selects the leads of demos that are not over, as a part of a query. */
export function selectComingDemos(
  database: Kysely<Tables>,
  now: Date,
): SelectQueryBuilder<Tables, 'bookings', { lead_id: string }> {
  return database
    .selectFrom('bookings')
    .select('lead_id')
    .where('state', '!=', 'cancelled')
    .where('ends_at', '>', now.toISOString());
}

/** Bookings of these leads, as rows. */
export function listBookingRows(
  database: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<Selectable<BookingsTable>[]> {
  return database.selectFrom('bookings').selectAll().where('lead_id', 'in', leadIds).execute();
}

/** A demo that is still to come. */
export interface ComingDemo {
  leadId: string;
  start: Date;
}

/** The demos of these leads that are still to come, the next one first. */
export async function listComingDemos(
  database: Database,
  leadIds: readonly string[],
  now: Date,
): Promise<ComingDemo[]> {
  if (leadIds.length === 0) return [];
  const rows = await database
    .selectFrom('bookings')
    .select(['lead_id', 'starts_at'])
    .where('lead_id', 'in', leadIds)
    .where('state', '!=', 'cancelled')
    .where('starts_at', '>', now.toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(({ lead_id, starts_at }) => ({ leadId: lead_id, start: new Date(starts_at) }));
}
