import type { Database } from '../../../plugins/database/schema.ts';
import { countCalendarEntries } from '../../bookings/bookings.privacy.ts';
import { countSentMessages } from '../../leads/leads.privacy.ts';

/** Place that messages about a person went to. */
export interface SentElsewhere {
  /** Name of the place, such as 'the CRM'. */
  place: string;
  messages: number;
  /** ISO instant. */
  lastAt: string;
}

/** Lists where others hold what we sent about these leads: an erasure here does not reach it. */
export async function listSentElsewhere(
  database: Database,
  leadIds: readonly string[],
): Promise<SentElsewhere[]> {
  if (leadIds.length === 0) return [];
  const sent = await countSentMessages(database, leadIds);
  const written = await countCalendarEntries(database, leadIds);
  const calendars = { place: 'the calendars of hosts', ...written };
  return [...sent, calendars]
    .map(({ place, messages, last }) => ({
      place,
      messages: Number(messages),
      lastAt: last ?? '',
    }))
    .filter(({ messages }) => messages > 0);
}
