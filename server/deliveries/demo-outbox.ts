import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { BookingChange, BookingOutbox } from '../bookings/booking-change.ts';
import type { Tables } from '../database/schema.ts';
import { type DemoNews, nameMessage, writeDetails } from './demo-news.ts';

/** One message about a demo, for one channel. */
export interface PlannedNews {
  leadId: string;
  channel: string;
  news: DemoNews;
  state: 'due' | 'held';
}

/** The message that tells of the request itself: whoever heard of it hears of what becomes of its demo. */
export const RECEIVED = 'received';

/**
 * Writes what is to be said of changed demos, in the transactions that change them. Told is whoever was told of the
 * request: an operator's command need not know the channels, and no system hears of a demo that it has never heard of.
 */
export function createDemoOutbox(wake: () => void): BookingOutbox {
  return {
    async record(transaction, changes) {
      for (const change of changes) {
        const news = newsOf(change);
        if (!news) continue;
        const { leadId, isHeldBack } = change;
        const state = isHeldBack ? 'held' : 'due';
        const channels = await findChannels(transaction, leadId);
        await insertNews(
          transaction,
          channels.map((channel) => ({ leadId, channel, news, state })),
        );
      }
    },
    wake,
  };
}

/** Writes the messages; one that is already there stays as it is. */
export async function insertNews(
  transaction: Kysely<Tables>,
  planned: readonly PlannedNews[],
): Promise<void> {
  if (planned.length === 0) return;
  const rows = planned.map(({ leadId, channel, news, state }) => ({
    ...{ id: uuidV7(), lead_id: leadId, channel, message: nameMessage(news) },
    ...{ sequence: news.sequence, details: writeDetails(news) },
    ...{ state, attempts: 0, due_at: news.at.toISOString(), created_at: news.at.toISOString() },
  }));
  await transaction
    .insertInto('lead_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** That a demo was booked is told with its request. */
function newsOf({ kind, sequence, start, end, previousStart, at }: BookingChange): DemoNews | undefined {
  if (kind === 'booked') return undefined;
  return { occasion: kind, sequence, start, end, ...(previousStart && { previousStart }), at };
}

async function findChannels(transaction: Kysely<Tables>, leadId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('lead_deliveries')
    .select('channel')
    .where('lead_id', '=', leadId)
    .where('message', '=', RECEIVED)
    .execute();
  return rows.map(({ channel }) => channel);
}
