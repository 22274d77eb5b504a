import { findChannel } from 'contract/desk/channels.ts';
import type { Database } from '../../../plugins/database/schema.ts';

/** Where messages about a person went. */
export interface SentElsewhere {
  /** In words, such as 'the CRM'. */
  place: string;
  messages: number;
  /** ISO instant. */
  lastAt: string;
}

/** Where others hold what we sent about these leads: an erasure here does not reach it. */
export async function listSentElsewhere(
  database: Database,
  leadIds: readonly string[],
): Promise<SentElsewhere[]> {
  if (leadIds.length === 0) return [];
  const sent = await database
    .selectFrom('lead_deliveries')
    .select(({ fn }) => ['channel', fn.countAll().as('messages'), fn.max('ended_at').as('last')])
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'done')
    .groupBy('channel')
    .orderBy('channel')
    .execute();
  const written = await database
    .selectFrom('calendar_demos')
    .select(({ fn }) => [fn.countAll().as('messages'), fn.max('changed_at').as('last')])
    .where('lead_id', 'in', leadIds)
    .executeTakeFirstOrThrow();
  const calendars = { channel: 'the calendars of hosts', ...written };
  return [...sent, calendars]
    .map(({ channel, messages, last }) => ({
      place: findChannel(channel)?.place ?? channel,
      messages: Number(messages),
      lastAt: last ?? '',
    }))
    .filter(({ messages }) => messages > 0);
}
