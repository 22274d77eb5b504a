import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { LeadDeliveriesTable } from '../leads.tables.ts';
import { edited } from '../records/mark-lead.ts';

interface Operator {
  database: Database;
  clock: Clock;
}

export interface ReplayFilter {
  leadId?: string | undefined;
  /** One delivery alone. */
  deliveryId?: string | undefined;
  channel?: string | undefined;
  /** State of the deliveries; `done` sends again what has arrived, which its receiver recognizes by the same id. */
  state?: 'dead' | 'done';
}

/** Number of rows, few enough that no visitor waits for them. */
const ROWS_PER_STEP = 500;

/**
 * Makes deliveries that were given up due again, from their first attempt on. A running server takes them up within
 * seconds.
 * @returns how many
 */
export async function replayDeliveries(
  { database, clock }: Operator,
  { leadId, deliveryId, channel, state = 'dead' }: ReplayFilter = {},
): Promise<number> {
  let replayed = 0;
  // Deliveries that were done or dead when this began: later ones are left for the next time.
  const begin = clock().toISOString();
  for (;;) {
    let found = database
      .selectFrom('lead_deliveries')
      .select('id')
      .where('state', '=', state)
      .where('ended_at', '<=', begin)
      .limit(ROWS_PER_STEP);
    if (leadId !== undefined) found = found.where('lead_id', '=', leadId);
    if (deliveryId !== undefined) found = found.where('id', '=', deliveryId);
    if (channel !== undefined) found = found.where('channel', '=', channel);
    const ids = (await found.execute()).map(({ id }) => id);
    if (ids.length === 0) return replayed;
    await database
      .updateTable('lead_deliveries')
      .set(dueFrom(clock()))
      .where('id', 'in', ids)
      .where('state', '=', state)
      .execute();
    replayed += ids.length;
  }
}

/**
 * Brings the next attempt of what waits after a failure forward to now, such as once a target is known to be back.
 * @returns how many
 */
export async function retryNow({ database, clock }: Operator, channel: string): Promise<number> {
  const now = clock().toISOString();
  let retried = 0;
  for (;;) {
    const waiting = await database
      .selectFrom('lead_deliveries')
      .select('id')
      .where('state', '=', 'due')
      .where('channel', '=', channel)
      .where('due_at', '>', now)
      .where('last_problem', 'is not', null)
      .limit(ROWS_PER_STEP)
      .execute();
    const ids = waiting.map(({ id }) => id);
    if (ids.length === 0) return retried;
    const { numUpdatedRows } = await database
      .updateTable('lead_deliveries')
      .set({ due_at: now })
      .where('id', 'in', ids)
      .where('state', '=', 'due')
      .executeTakeFirst();
    retried += Number(numUpdatedRows);
    // All of them were settled meanwhile.
    if (numUpdatedRows === 0n) return retried;
  }
}

/**
 * Releases a quarantined lead: it becomes a new one, and every channel gets it.
 * @param alsoRelease releases related data in the same transaction; when it throws, nothing is released
 * @returns whether there was such a lead in quarantine
 */
export async function releaseLead(
  { database, clock }: Operator,
  leadId: string,
  alsoRelease: (transaction: Kysely<Tables>) => Promise<void> = async () => {},
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ state: 'new', ...edited(clock().toISOString()) })
      .where('id', '=', leadId)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await alsoRelease(transaction);
    await transaction
      .updateTable('lead_deliveries')
      .set(dueFrom(clock()))
      .where('lead_id', '=', leadId)
      .where('state', '=', 'held')
      .execute();
    return true;
  });
}

/** Returns the changes that make a delivery due once more, from its first attempt on. */
export function dueFrom(now: Date): Partial<LeadDeliveriesTable> {
  return { state: 'due', attempts: 0, due_at: now.toISOString(), ended_at: null };
}
