import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { ARRIVED_PATTERN } from './delivery.rules.ts';

/** A position in the queue of a channel. */
export interface QueuePosition {
  dueAt: Date;
  deliveryId: string;
}

/** Deliveries behind a position, whether or not their time has come. */
export interface AheadOfTime {
  behind: QueuePosition;
  /** Set where deliveries that may have arrived are included. */
  canRepeat: boolean;
}

/**
 * Time for which a delivery is held: longer than an attempt takes, so that a process that begins one in time still
 * holds the delivery when it ends.
 */
export const LEASE_MS = 30_000;

/** No process holds it; a lease longer than any we give came from a clock that was wrong, and does not count. */
function isFree(row: ExpressionBuilder<Tables, 'lead_deliveries'>, now: Date) {
  return row.or([
    row('leased_until', 'is', null),
    row('leased_until', '<=', now.toISOString()),
    row('leased_until', '>', new Date(now.getTime() + 2 * LEASE_MS).toISOString()),
  ]);
}

/**
 * No process is sending a message about an earlier state of the same demo: a later message waits for that one, so that
 * the two cannot arrive out of order (decision 015).
 */
function isNext(row: ExpressionBuilder<Tables, 'lead_deliveries'>, now: Date) {
  const earlier = row
    .selectFrom('lead_deliveries as earlier')
    .select('earlier.id')
    .whereRef('earlier.lead_id', '=', 'lead_deliveries.lead_id')
    .whereRef('earlier.channel', '=', 'lead_deliveries.channel')
    .where(({ eb, fn, ref, lit }) =>
      eb(fn.coalesce('earlier.sequence', lit(0)), '<', ref('lead_deliveries.sequence')),
    )
    .where('earlier.state', '=', 'due')
    .where('earlier.leased_until', '>', now.toISOString())
    .where('earlier.leased_until', '<=', new Date(now.getTime() + 2 * LEASE_MS).toISOString());
  return row.or([row('lead_deliveries.sequence', 'is', null), row.not(row.exists(earlier))]);
}

/** The deliveries of a channel that are due, now or later, and that no process holds, in order. */
export function findFree(database: Database, channel: string, now: Date) {
  return database
    .selectFrom('lead_deliveries')
    .where('state', '=', 'due')
    .where('channel', '=', channel)
    .where((row) => isFree(row, now))
    .where((row) => isNext(row, now))
    .orderBy('due_at')
    .orderBy('id');
}

/**
 * Selects the ids of deliveries that may be taken now, the oldest first; on Postgres locked, and without those that
 * another process is just taking.
 * @param ahead includes those whose time has not come
 */
export function pickFromLine(
  database: Database,
  channel: string,
  now: Date,
  limit: number,
  ahead?: AheadOfTime,
) {
  let picked = findFree(database, channel, now).select('id').limit(limit);
  if (ahead) {
    const { deliveryId } = ahead.behind;
    const place = ahead.behind.dueAt.toISOString();
    picked = picked
      .where((row) =>
        row.or([row('due_at', '>', place), row.and([row('due_at', '=', place), row('id', '>', deliveryId)])]),
      )
      // A delivery that was never tried waits for its own reason: its address gets too many emails.
      .where((row) => row.or([row('attempts', '>', 0), row('due_at', '<=', now.toISOString())]));
    if (!ahead.canRepeat) {
      picked = picked.where((row) =>
        row.or([row('last_problem', 'is', null), row('last_problem', 'not like', ARRIVED_PATTERN)]),
      );
    }
  } else {
    picked = picked.where('due_at', '<=', now.toISOString());
  }
  return database.engine === 'postgres' ? picked.forUpdate().skipLocked() : picked;
}
