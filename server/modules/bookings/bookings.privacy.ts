import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { selectBookedLeads } from './demos/booked-leads.ts';

/** Columns that may contain an address written by other people. */
export const BOOKING_TEXTS = { host_time_off: ['note'] } as const;

/** Ids of the invitations of an address to demos of others. */
export async function findInvitations(database: Database, email: string): Promise<string[]> {
  const rows = await database
    .selectFrom('booking_guests')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
  return rows.map(({ id }) => id);
}

/** Guests that a person invited, and invitations of the person, without the people who sent them. */
export async function copyPersonsGuests(database: Database, email: string) {
  const address = email.toLowerCase();
  const own = selectBookedLeads(database).where(sql`lower(leads.email)`, '=', address);
  return {
    guests: await database
      .selectFrom('booking_guests')
      .select(['lead_id as request', 'email', 'invited_at as invitedAt', 'removed_at as removedAt'])
      .where('lead_id', 'in', own.select('bookings.lead_id'))
      .orderBy('id')
      .execute(),
    invitations: await database
      .selectFrom('booking_guests')
      .innerJoin('bookings', 'bookings.lead_id', 'booking_guests.lead_id')
      .select(['email', 'starts_at as startsAt', 'invited_at as invitedAt', 'removed_at as removedAt'])
      .where(sql`lower(booking_guests.email)`, '=', address)
      .orderBy('booking_guests.id')
      .execute(),
  };
}

/**
 * Removes a person from demos of others. The demos stay; calendars of hosts are written again without the guest.
 * @returns hashes of the address under which emails to these guests are counted, each with its lead
 */
export async function removeInvitations(
  transaction: Kysely<Tables>,
  ids: readonly string[],
): Promise<{ leadId: string; person: string }[]> {
  if (ids.length === 0) return [];
  const guests = await transaction
    .deleteFrom('booking_guests')
    .where('id', 'in', ids)
    .returning(['lead_id as leadId', 'person'])
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ guest_changes: sql`guest_changes + 1` })
    .where(
      'lead_id',
      'in',
      guests.map(({ leadId }) => leadId),
    )
    .execute();
  return guests;
}

/** Entries of these demos in the calendars of hosts. `last` is an ISO instant. */
export async function countCalendarEntries(database: Database, leadIds: readonly string[]) {
  return database
    .selectFrom('calendar_demos')
    .select(({ fn }) => [fn.countAll().as('messages'), fn.max('changed_at').as('last')])
    .where('lead_id', 'in', leadIds)
    .executeTakeFirstOrThrow();
}

export async function listGuestAddresses(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('booking_guests').select('email').distinct().execute();
  return rows.map(({ email }) => email);
}
