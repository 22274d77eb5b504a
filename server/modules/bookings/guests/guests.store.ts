import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

/** Person whom a visitor has invited to a demo. */
export interface Guest {
  id: string;
  leadId: string;
  email: string;
  /** Hash of the address. */
  person: string;
  /** Set where the guest was taken off the list: they are notified of that, and of nothing more. */
  isRemoved: boolean;
}

/** All who were ever invited to a demo, the first one first. */
export async function listInvited(database: Kysely<Tables>, leadId: string): Promise<Guest[]> {
  const rows = await database
    .selectFrom('booking_guests')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, lead_id, email, person, removed_at }) => ({
    ...{ id, leadId: lead_id, email, person },
    isRemoved: removed_at !== null,
  }));
}

/** Lists the guests who are to come, by demo. */
export async function listGuestsOf(
  database: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<Map<string, { email: string }[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('booking_guests')
    .select(['lead_id', 'email'])
    .where('lead_id', 'in', leadIds)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ lead_id }) => lead_id);
}

/** Lists the guests who are to come. */
export async function listGuests(database: Kysely<Tables>, leadId: string): Promise<Guest[]> {
  return (await listInvited(database, leadId)).filter(({ isRemoved }) => !isRemoved);
}
