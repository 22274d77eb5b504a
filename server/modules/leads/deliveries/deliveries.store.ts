import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { GroupCommit } from '../../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { REPLY_EMAIL } from '../channels/desk-email.ts';
import { reopenLead } from '../records/mark-lead.ts';
import { readDetails } from './booking-event.ts';
import { INTERRUPTED, LATEST_PLAN_MS } from './delivery.rules.ts';
import { type AheadOfTime, findFree, LEASE_MS, pickFromLine } from './delivery-queue.ts';
import type { ClaimedDelivery, DeliveryResult } from './delivery-result.rules.ts';
import { findLeadSnapshots } from './lead-snapshots.ts';

export type DeliveriesStore = ReturnType<typeof createDeliveriesStore>;

const MOST_AT_ONCE = 256;
const RESCUE_MS = 2_000;

/** Creates the store that the deliveries of one or several processes share. */
export function createDeliveriesStore({ database, clock }: { database: Database; clock: Clock }) {
  const commits = new GroupCommit<DeliveryResult, boolean>({
    commitTogether: (items) =>
      database.transaction().execute((transaction) => storeResults(transaction, items)),
    maxBatch: MOST_AT_ONCE,
    maxQueue: 10_000,
    rescueMs: RESCUE_MS,
  });

  async function storeResults(transaction: Transaction<Tables>, items: readonly DeliveryResult[]) {
    const results: boolean[] = [];
    for (const item of items) results.push(await storeResult(transaction, item));
    return results;
  }

  async function storeResult(transaction: Transaction<Tables>, result: DeliveryResult): Promise<boolean> {
    const { deliveryId, lease, state, dueAt, attempts, problem } = result;
    const now = clock();
    const ended = await transaction
      .updateTable('lead_deliveries')
      .set({
        state,
        attempts,
        due_at: dueAt.toISOString(),
        last_problem: problem,
        ended_at: state === 'due' ? null : now.toISOString(),
        lease: null,
        leased_until: null,
      })
      .where('id', '=', deliveryId)
      // A process that was paused for longer than its lease may find that another one has taken over.
      .where('lease', '=', lease)
      .returning(['lead_id', 'channel'])
      .executeTakeFirst();
    // What a person wrote did not arrive: the request has no answer after all.
    if (state === 'dead' && ended?.channel === REPLY_EMAIL) {
      await reopenLead(transaction, { id: ended.lead_id, repliedAt: now, now });
    }
    return ended !== undefined;
  }

  return {
    /** Finds the time at which the next delivery of a channel is due that no process holds. */
    async findNextDue(channel: string): Promise<Date | undefined> {
      const row = await findFree(database, channel, clock()).select('due_at').limit(1).executeTakeFirst();
      return row && new Date(row.due_at);
    },

    /**
     * Takes deliveries that are due, the oldest first; of several processes each gets others.
     * @param ahead includes those whose time has not come, in the order of the queue
     */
    async claim(channel: string, limit: number, ahead?: AheadOfTime): Promise<ClaimedDelivery[]> {
      const now = clock();
      const time = now.toISOString();
      const picked = pickFromLine(database, channel, now, limit, ahead);
      const lease = randomUUID();
      const claimed = await database
        .with('picked', () => picked)
        .updateTable('lead_deliveries')
        .set({
          lease,
          leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
          attempts: sql`attempts + case when due_at <= ${time} then 1 else 0 end`,
          // The process that held it was killed or stalled, and may have sent it.
          last_problem: sql`case when lease is null then last_problem else ${INTERRUPTED} end`,
        })
        .where('id', 'in', (query) => query.selectFrom('picked').select('id'))
        .returning(['id', 'lead_id', 'message', 'sequence', 'details', 'attempts', 'due_at', 'last_problem'])
        .execute();
      if (claimed.length === 0) return [];
      const leads = await findLeadSnapshots(
        database,
        claimed.map(({ lead_id }) => lead_id),
      );
      return claimed
        .flatMap(({ id, lead_id, message, sequence, details, attempts, due_at, last_problem }) => {
          // Erased since: its deliveries went with it.
          const found = leads.get(lead_id);
          if (!found) return [];
          const dueAt = new Date(due_at);
          const bookingEvent =
            sequence === null || details === null ? undefined : readDetails(sequence, details);
          return {
            ...{ deliveryId: id, message, ...found, bookingEvent },
            ...{ lease, attempts, dueAt, isAhead: dueAt > now, lastProblem: last_problem },
          };
        })
        .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.deliveryId < b.deliveryId ? -1 : 1));
    },

    /**
     * Writes what became of an attempt, together with what else ends in this turn of the event loop.
     * @returns whether the delivery was still ours
     */
    recordResult: (result: DeliveryResult): Promise<boolean> => commits.add(result),

    /** Brings back what a clock that ran ahead has planned for later than any retry is. */
    async mendPlans(channel: string): Promise<void> {
      const now = clock();
      const latest = new Date(now.getTime() + LATEST_PLAN_MS).toISOString();
      const isTooLate = await database
        .selectFrom('lead_deliveries')
        .select('id')
        .where('state', '=', 'due')
        .where('channel', '=', channel)
        .where('due_at', '>', latest)
        .limit(1)
        .executeTakeFirst();
      if (!isTooLate) return;
      await database
        .updateTable('lead_deliveries')
        .set({ due_at: now.toISOString() })
        .where('state', '=', 'due')
        .where('channel', '=', channel)
        .where('due_at', '>', latest)
        .execute();
    },

    /** Resolves once nothing waits to be written. */
    drain: () => commits.drain(),
  };
}

/** Selects the message of one name for one channel, as a part of a query about leads. */
export function selectDelivery(
  database: Kysely<Tables>,
  leadId: RawBuilder<string>,
  { channel, message }: { channel: string; message: RawBuilder<string> },
): SelectQueryBuilder<Tables, 'lead_deliveries', { id: string }> {
  return database
    .selectFrom('lead_deliveries')
    .select('lead_deliveries.id')
    .where('lead_deliveries.lead_id', '=', leadId)
    .where('lead_deliveries.channel', '=', channel)
    .where('lead_deliveries.message', '=', message);
}
