import { setTimeout } from 'node:timers/promises';
import { findCopyReasonFor } from '../../../plugins/database/installation.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { ComingDemo } from '../../bookings/bookings.queries.ts';
import type { BookingEventType } from './booking-event.ts';
import { type OperatorParts, openBookings } from './operator-bookings.ts';

/** Channel with a message that was not sent yet. */
export interface PendingChannel {
  channel: string;
  problem: string | null;
}

/** A running server looks every ten seconds, and an attempt takes fifteen at most. */
const TIMEOUT_MS = 30_000;
const LOOK_MS = 100;
/** Prefix of the names of messages about a cancellation. */
const CANCELLATION = 'cancelled.' satisfies `${BookingEventType}.`;

/** Outcome of the messages about canceled demos. */
export type CancellationNotice =
  | { kind: 'sent' }
  /** No message is sent from this database; `reason` says why, behind 'this database'. */
  | { kind: 'copy'; reason: string }
  | { kind: 'unsent'; channels: PendingChannel[] };

/**
 * Cancels demos as `npm run bookings -- cancel` does: frees their seats and plans the messages, and waits for these.
 * @param leadIds all requests of the person, whose earlier messages are waited for, too
 * @param waits false where the messages need not be sent before their data is erased
 */
export async function cancelAndNotify(
  parts: OperatorParts & { config: { publicUrl: string | null } },
  { demos, leadIds, waits }: { demos: readonly ComingDemo[]; leadIds: readonly string[]; waits: boolean },
): Promise<CancellationNotice> {
  const bookings = openBookings(parts);
  for (const { leadId } of demos) await bookings.cancel(leadId);
  const reason = await findCopyReasonFor(parts.database, parts.config);
  if (reason !== undefined) return { kind: 'copy', reason };
  const channels = waits ? await waitUntilSent(parts, leadIds) : [];
  return channels.length === 0 ? { kind: 'sent' } : { kind: 'unsent', channels };
}

/**
 * Waits until a running server has sent all messages about canceled demos of these leads, and is sending no message
 * about them: it could write an email to a file after everything was erased.
 * @returns the channels whose message about a cancellation was not sent in time
 */
export async function waitUntilSent(
  { database, clock }: Pick<OperatorParts, 'database' | 'clock'>,
  leadIds: readonly string[],
  timeoutMs = TIMEOUT_MS,
): Promise<PendingChannel[]> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const due = leadIds.length === 0 ? [] : await listDue(database, leadIds);
    const pending = due.filter(({ message }) => message.startsWith(CANCELLATION));
    const isUnderWay = due.some(
      ({ leased_until }) => leased_until !== null && new Date(leased_until) > clock(),
    );
    if ((pending.length === 0 && !isUnderWay) || performance.now() >= end) return pending.map(toChannel);
    await setTimeout(LOOK_MS);
  }
}

function listDue(database: Database, leadIds: readonly string[]) {
  return database
    .selectFrom('lead_deliveries')
    .select(['channel', 'message', 'leased_until', 'last_problem'])
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'due')
    .orderBy('channel')
    .execute();
}

function toChannel({
  channel,
  last_problem,
}: {
  channel: string;
  last_problem: string | null;
}): PendingChannel {
  return { channel, problem: last_problem };
}
