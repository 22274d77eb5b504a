import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../plugins/database/schema.ts';
import type { BookingsTable } from './bookings.tables.ts';

/** The demo of a lead as it stands. */
export interface Booking {
  leadId: string;
  start: Date;
  end: Date;
  sequence: number;
  state: BookingsTable['state'];
  person: string | null;
  /** Until when its visitor must confirm it; null where there is nothing to confirm. */
  confirmBy: Date | null;
}

/** Whether it is canceled, or its time to confirm is over. */
export function isOver({ state, confirmBy }: Pick<Booking, 'state' | 'confirmBy'>, now: Date): boolean {
  return state === 'cancelled' || (confirmBy !== null && confirmBy <= now);
}

export async function findBooking(database: Kysely<Tables>, leadId: string): Promise<Booking | undefined> {
  const query = database.selectFrom('bookings').selectAll().where('lead_id', '=', leadId);
  const row = await query.executeTakeFirst();
  return row && toBooking(row);
}

export function toBooking(row: Selectable<BookingsTable>): Booking {
  return {
    leadId: row.lead_id,
    start: new Date(row.starts_at),
    end: new Date(row.ends_at),
    sequence: row.sequence,
    state: row.state,
    person: row.person,
    confirmBy: row.confirm_by === null ? null : new Date(row.confirm_by),
  };
}
