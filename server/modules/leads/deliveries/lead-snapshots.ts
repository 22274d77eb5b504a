import type { Selectable } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import { listBookingRows } from '../../bookings/bookings.queries.ts';
import type { LeadsTable } from '../leads.tables.ts';
import type { LeadSnapshot } from './channel.ts';
import type { BookingStatus } from './drop.rules.ts';
import { readTimeZone } from './meeting-times.ts';

/** Facts of a lead that messages report, and the current state of its demo. */
interface FoundLead {
  lead: LeadSnapshot;
  status: BookingStatus | undefined;
  /** Its host has still to confirm it, or cannot hold it. */
  isUnsure: boolean;
}

/** Finds leads by id; one that was erased since is missing. */
export async function findLeadSnapshots(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, FoundLead>> {
  const unique = [...new Set(ids)];
  const rows = await database
    .selectFrom('leads')
    .select(SNAPSHOT_COLUMNS)
    .where('id', 'in', unique)
    .execute();
  const bookings = new Map((await listBookingRows(database, unique)).map((row) => [row.lead_id, row]));
  return new Map(
    rows.map((row) => {
      const booking = bookings.get(row.id);
      const isUnsure =
        booking !== undefined && (booking.host_confirm_by !== null || booking.offered_at !== null);
      return [row.id, { lead: toLeadSnapshot(row), status: booking && toStatus(booking), isUnsure }];
    }),
  );
}

const SNAPSHOT_COLUMNS = ['id', 'kind', 'email', 'body', 'attribution', 'context', 'received_at'] as const;

type StoredLead = Pick<
  Selectable<LeadsTable>,
  'id' | 'kind' | 'email' | 'body' | 'attribution' | 'context' | 'received_at'
>;

function toLeadSnapshot(row: StoredLead): LeadSnapshot {
  const { id, kind, email, body, attribution, context, received_at } = row;
  return {
    id,
    kind,
    email,
    body: JSON.parse(body),
    attribution: attribution === null ? null : JSON.parse(attribution),
    context: context === null ? null : JSON.parse(context),
    timeZone: context === null ? undefined : readTimeZone(JSON.parse(context).timeZone),
    receivedAt: new Date(received_at),
  };
}

function toStatus(row: Awaited<ReturnType<typeof listBookingRows>>[number]): BookingStatus {
  const confirmBy = row.confirm_by === null ? null : new Date(row.confirm_by);
  return { sequence: row.sequence, state: row.state, end: new Date(row.ends_at), confirmBy };
}
