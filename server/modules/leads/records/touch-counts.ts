import type { Database } from '../../../plugins/database/schema.ts';
import { firstIdAt } from '../../../shared/uuid-time.ts';
import { selectBookedLeads } from '../../bookings/bookings.queries.ts';
import type { Fields } from './lead-record.ts';
import { LEFT_OUT } from './numbers.ts';

/** Leads that one first touch brought, and their results. */
export interface TouchCounts {
  /** Sent along by the consent of its visitors; empty without it. */
  touch: Fields;
  /** Source and campaign by which lists of leads are filtered. */
  source: string | null;
  campaign: string | null;
  sent: number;
  /** Demos that are confirmed, and those that were held. */
  confirmed: number;
  held: number;
  won: number;
}

/** Counts what came in from one moment until before another by its first touch, without spam. */
export async function countTouches(
  database: Database,
  { from, until }: { from: Date; until: Date },
): Promise<TouchCounts[]> {
  const [first, end] = [firstIdAt(from), firstIdAt(until)];
  const touches = new Map<string | null, TouchCounts>();
  const leads = await database
    .selectFrom('leads')
    .select(({ fn }) => ['attribution', 'source', 'campaign', 'state', fn.countAll().as('count')])
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('state', 'not in', LEFT_OUT)
    .groupBy(['attribution', 'source', 'campaign', 'state'])
    .execute();
  for (const { attribution, source, campaign, state, count } of leads) {
    const touch: Fields = attribution === null ? {} : JSON.parse(attribution);
    const none = { sent: 0, confirmed: 0, held: 0, won: 0 };
    const counts = touches.get(attribution) ?? { touch, source, campaign, ...none };
    counts.sent += Number(count);
    if (state === 'won') counts.won += Number(count);
    touches.set(attribution, counts);
  }
  const demos = await selectBookedLeads(database)
    .select(({ fn }) => ['leads.attribution', 'bookings.state', 'outcome', fn.countAll().as('count')])
    .where('bookings.lead_id', '>=', first)
    .where('bookings.lead_id', '<', end)
    .where('leads.state', 'not in', LEFT_OUT)
    .where('bookings.state', '!=', 'waiting')
    .where('confirm_by', 'is', null)
    .where('host_confirm_by', 'is', null)
    .groupBy(['leads.attribution', 'bookings.state', 'outcome'])
    .execute();
  for (const { attribution, state, outcome, count } of demos) {
    const counts = touches.get(attribution);
    if (!counts) continue;
    if (state !== 'cancelled') counts.confirmed += Number(count);
    if (outcome === 'held') counts.held += Number(count);
  }
  return [...touches.values()];
}
