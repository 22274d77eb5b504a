import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { BookingsTable } from '../bookings.tables.ts';
import type { BookingHost } from '../hosts/host-seats.ts';

/** The demo of a lead as it stands. */
export interface Booking {
  leadId: string;
  start: Date;
  end: Date;
  sequence: number;
  state: BookingsTable['state'];
  person: string | null;
  /** Time by which its visitor must confirm it; null where there is nothing to confirm. */
  confirmBy: Date | null;
  /** Time since when its visitor has been offered other times, because its host cannot hold it; null otherwise. */
  offeredAt: Date | null;
  /** Host who holds it; null where there are no hosts, and while it has no seat. */
  host: BookingHost | null;
  /** Number of times that it was moved. */
  moves: number;
  /** Outcome: whether its visitor came; null until that is noted. */
  outcome: BookingsTable['outcome'];
}

/** Reports whether its host is sure to hold it. */
export function isSure({ host, offeredAt }: Pick<Booking, 'host' | 'offeredAt'>): boolean {
  return !host?.confirmBy && offeredAt === null;
}

/** Reports whether it is canceled, or its time to confirm is over. */
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
    offeredAt: row.offered_at === null ? null : new Date(row.offered_at),
    host: hostOf(row),
    moves: row.moves,
    outcome: row.outcome,
  };
}

function hostOf(row: Selectable<BookingsTable>): BookingHost | null {
  const { host_id, host_since, host_confirm_by, changed_at } = row;
  if (host_id === null) return null;
  const confirmBy = host_confirm_by === null ? null : new Date(host_confirm_by);
  return { id: host_id, since: new Date(host_since ?? changed_at), confirmBy };
}
