import { DAY_MS } from 'contract/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';

/** Window of a feed: the beginnings of its demos, from one moment until before another (ISO 8601, UTC). */
export interface FeedWindow {
  from: string;
  until: string;
}

const PAST_DAYS = 30;
const DAYS_AHEAD = 90;

/** Returns the window from 30 days ago until 90 days ahead, in whole days of UTC: the same for a day. */
export function feedWindow(now: Date): FeedWindow {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const at = (days: number) => new Date(today + days * DAY_MS).toISOString();
  return { from: at(-PAST_DAYS), until: at(DAYS_AHEAD + 1) };
}

/**
 * Changes with whatever becomes of a demo of the window, in whichever process: each change counts up a booking's
 * `sequence`, or how many there are, or how many stand. No clock alone decides, since it may be set back.
 */
export async function findFeedState(database: Database, { from, until }: FeedWindow): Promise<string> {
  const standing = sql`state = 'held' and confirm_by is null`;
  const row = await database
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      sql<unknown>`coalesce(sum(case when ${standing} then 1 else 0 end), 0)`.as('standing'),
      sql<unknown>`coalesce(sum(sequence), 0)`.as('changes'),
      fn.max('changed_at').as('latest'),
    ])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .executeTakeFirstOrThrow();
  return [row.all, row.standing, row.changes, row.latest].join(' ');
}
