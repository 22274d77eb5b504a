import { MOST_CHANGES_A_DAY } from 'contract/bookings/demo-calendar-rules.ts';
import { DAY_MS } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Booking } from './booking.ts';

/** Limits that the operator sets for changes by visitors; without them, none. */
export type ChangeLimits = Partial<Pick<Config, 'demoMostMoves' | 'demoChangeNoticeMinutes'>>;

/** Returns the reason why a visitor may not change a demo any more; sales still may. */
export function findRefused(
  { start, moves }: Pick<Booking, 'start' | 'moves'>,
  { demoMostMoves = Number.POSITIVE_INFINITY, demoChangeNoticeMinutes = 0 }: ChangeLimits,
  now: Date,
  change: 'move' | 'cancel',
): { kind: 'too_late' } | { kind: 'too_many_moves' } | undefined {
  if (start.getTime() - now.getTime() < demoChangeNoticeMinutes * 60_000) return { kind: 'too_late' };
  return change === 'move' && moves >= demoMostMoves ? { kind: 'too_many_moves' } : undefined;
}

/** The changes of one booking that its visitor made since some moment. */
export interface CountedChanges {
  since: Date | null;
  count: number;
}

/**
 * Returns the time from which a visitor may change a booking again; `undefined` when now. Each change sends an email to
 * an address that need not be the visitor's own, so changes are limited. A day begins with its first change.
 */
export function nextChange({ since, count }: CountedChanges, now: Date): Date | undefined {
  const end = since && new Date(since.getTime() + DAY_MS);
  return end && end > now && count >= MOST_CHANGES_A_DAY ? end : undefined;
}

/** Adds a change that is made now. */
export function addChange({ since, count }: CountedChanges, now: Date): CountedChanges {
  const isSameDay = since !== null && now.getTime() < since.getTime() + DAY_MS;
  return isSameDay ? { since, count: count + 1 } : { since: now, count: 1 };
}

/** Finds the time of the next change, within a transaction that locks the booking. */
export async function findNextChange(
  transaction: Kysely<Tables>,
  leadId: string,
  now: Date,
): Promise<Date | undefined> {
  return nextChange(await findCounted(transaction, leadId), now);
}

export async function countChange(transaction: Kysely<Tables>, leadId: string, now: Date): Promise<void> {
  const { since, count } = addChange(await findCounted(transaction, leadId), now);
  await transaction
    .updateTable('bookings')
    .set({ changes_since: since?.toISOString() ?? null, changes: count })
    .where('lead_id', '=', leadId)
    .execute();
}

async function findCounted(transaction: Kysely<Tables>, leadId: string): Promise<CountedChanges> {
  const row = await transaction
    .selectFrom('bookings')
    .select(['changes_since', 'changes'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return { since: row?.changes_since ? new Date(row.changes_since) : null, count: row?.changes ?? 0 };
}
