import type { Selectable } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import type { BookingsTable } from '../../bookings/bookings.tables.ts';
import type { LeadsTable } from '../leads.tables.ts';
import type { LeadSnapshot } from './channel.ts';
import type { BookingStatus } from './drop.rules.ts';
import { readTimeZone } from './meeting-times.ts';

/** What messages report of a lead, and the current state of its demo. */
interface FoundLead {
  lead: LeadSnapshot;
  status: BookingStatus | undefined;
  /** Its host has still to confirm it, or cannot hold it. */
  isUnsure: boolean;
}

/** By id; one that was erased since is missing. */
export async function findLeadSnapshots(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, FoundLead>> {
  const rows = await database
    .selectFrom('leads')
    .leftJoin('bookings', 'bookings.lead_id', 'leads.id')
    .select(SNAPSHOT_COLUMNS)
    .select([
      'bookings.sequence as booking_sequence',
      'bookings.state as booking_state',
      'bookings.ends_at as booking_end',
      'bookings.confirm_by as confirm_by',
      'bookings.host_confirm_by as host_confirm_by',
      'bookings.offered_at as offered_at',
    ])
    .where('leads.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => {
      const isUnsure = row.host_confirm_by !== null || row.offered_at !== null;
      return [row.id, { lead: toLeadSnapshot(row), status: toStatus(row), isUnsure }];
    }),
  );
}

const SNAPSHOT_COLUMNS = [
  'leads.id',
  'kind',
  'email',
  'body',
  'attribution',
  'context',
  'received_at',
] as const;

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

interface StoredStatus {
  booking_sequence: number | null;
  booking_state: BookingsTable['state'] | null;
  booking_end: string | null;
  confirm_by: string | null;
}

function toStatus({
  booking_sequence,
  booking_state,
  booking_end,
  confirm_by,
}: StoredStatus): BookingStatus | undefined {
  if (booking_sequence === null || booking_state === null || booking_end === null) return undefined;
  const confirmBy = confirm_by === null ? null : new Date(confirm_by);
  return { sequence: booking_sequence, state: booking_state, end: new Date(booking_end), confirmBy };
}
