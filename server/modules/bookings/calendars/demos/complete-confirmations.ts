import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../plugins/database/schema.ts';
import { HELD_BACK } from '../../../../shared/held-back.ts';
import { HOST_EMAIL, selectDelivery } from '../../../leads/leads.queries.ts';
import { selectBookedLeads } from '../../demos/booked-leads.ts';
import type { BookingStore } from '../../demos/bookings.store.ts';
import type { BusyTimes } from '../../hosts/busy-times.ts';
import type { AskedHost } from '../../hosts/host-changes.ts';

interface ConfirmationParts {
  database: Database;
  busyTimes: BusyTimes;
  store: Pick<BookingStore, 'askHost' | 'confirmByHost'>;
  /** Gives the demo to another host, or else offers its visitor other times. */
  release: (leadId: string, asked: AskedHost) => Promise<void>;
}

/** Demo that a host must confirm, because the host's calendar could not be read when it was booked. */
interface OpenDemo extends AskedHost {
  leadId: string;
  start: number;
  end: number;
  confirmBy: Date;
}

const MOST_AT_ONCE = 100;

/**
 * Settles demos that wait for their hosts: a host is asked at once; a calendar that can be read again confirms the
 * demo, or shows that the host is busy; and when the time to confirm is over, the demo goes to another host, or its
 * visitor is offered other times.
 */
export async function completeConfirmations(parts: ConfirmationParts, now: Date): Promise<void> {
  const { database, busyTimes, store, release } = parts;
  for (const leadId of await listUnasked(database)) await store.askHost(leadId);
  for (const { leadId, start, end, confirmBy, ...asked } of await listOpen(database, now)) {
    const { hostId } = asked;
    if (busyTimes.knowledge(hostId, now) !== 'stale') {
      const busy = await busyTimes.readWithin(database, [hostId], { start, end });
      if ((busy.get(hostId) ?? []).length > 0) await release(leadId, asked);
      else await store.confirmByHost(leadId, asked);
    } else if (confirmBy <= now) await release(leadId, asked);
  }
}

/** Lists the demos whose hosts have not been asked about their current time. */
async function listUnasked(database: Database): Promise<string[]> {
  const message: RawBuilder<string> = sql`cast('to-confirm.' as text) || bookings.sequence`;
  const rows = await selectBookedLeads(database)
    .select('bookings.lead_id')
    .where('host_confirm_by', 'is not', null)
    .where('bookings.state', '=', 'held')
    .where('bookings.confirm_by', 'is', null)
    .where('leads.state', 'not in', HELD_BACK)
    .where(({ not, exists }) =>
      not(exists(selectDelivery(database, sql.ref('bookings.lead_id'), { channel: HOST_EMAIL, message }))),
    )
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ lead_id: leadId }) => leadId);
}

async function listOpen(database: Database, now: Date): Promise<OpenDemo[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['lead_id', 'host_id', 'sequence', 'starts_at', 'ends_at', 'host_confirm_by'])
    .where('host_confirm_by', 'is not', null)
    .where('host_id', 'is not', null)
    .where('state', '=', 'held')
    .where('starts_at', '>', now.toISOString())
    .orderBy('host_confirm_by')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map((row) => ({
    ...{ leadId: row.lead_id, hostId: row.host_id ?? '', sequence: row.sequence },
    ...{ confirmBy: new Date(row.host_confirm_by ?? 0) },
    ...{ start: Date.parse(row.starts_at), end: Date.parse(row.ends_at) },
  }));
}
