import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../plugins/database/schema.ts';

const HOUR_MS = 3_600_000;
/** A larger bound does not count: looking for so many emails would cost more than sending them. */
const LARGEST_BOUND = 1_000;

/** Whether `most` emails an hour are a bound at all. */
export function isBound(most: number): boolean {
  return most <= LARGEST_BOUND;
}

/** Since when emails count, for one that is planned now. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

/** When an email is sent that is planned beyond the bound. */
export function afterBound(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}

/** Whether visitors have set off so many emails to one person within the last hour. */
export async function isReached(
  transaction: Kysely<Tables>,
  recipient: string,
  most: number,
  now: Date,
): Promise<boolean> {
  if (!isBound(most)) return false;
  const counted = await transaction
    .selectFrom('lead_deliveries')
    .select('id')
    .where('recipient', '=', recipient)
    .where('created_at', '>', countedSince(now).toISOString())
    .limit(most)
    .execute();
  return counted.length >= most;
}

/**
 * Of the emails to each of these people that wait for the hour to be over, drops all but the latest: a person who is sent
 * so many has asked for none of them (decision 082).
 */
export function keepLatest(transaction: Kysely<Tables>, recipients: readonly string[], now: Date) {
  const at = now.toISOString();
  return transaction
    .updateTable('lead_deliveries')
    .set({ state: 'dropped', recipient: null, last_problem: 'superseded', ended_at: at })
    .where('recipient', 'in', recipients)
    .where('state', '=', 'due')
    .where('attempts', '=', 0)
    .where('lease', 'is', null)
    .where('due_at', '>', at)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lead_deliveries as newer')
          .select(sql.lit(1).as('one'))
          .whereRef('newer.recipient', '=', 'lead_deliveries.recipient')
          .whereRef('newer.id', '>', 'lead_deliveries.id')
          .where('newer.state', '=', 'due')
          .where('newer.attempts', '=', 0)
          .where('newer.due_at', '>', at),
      ),
    );
}
