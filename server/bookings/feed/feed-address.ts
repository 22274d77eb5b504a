import { timingSafeEqual } from 'node:crypto';
import { CALENDAR_FEED } from 'contract/site/addresses.ts';
import type { Database } from '../../database/schema.ts';
import { findOrCreateKey, type KeyName, rotateKey } from '../../database/server-keys.ts';

/** The key that is the secret of the feed's address: who knows it reads who comes when. */
const FEED_KEY: KeyName = 'calendar-feed';

const ENDING = '.ics';
const SECRET = /^[\w-]{43}$/;

/** Path of the feed, made when it is first asked for. */
export async function findOrCreateFeedPath(database: Database): Promise<string> {
  return pathOf(await findOrCreateKey(database, FEED_KEY));
}

/** Puts another address in the place of the one that is out, which from then on leads nowhere. */
export async function rotateFeedPath(database: Database, now: Date): Promise<string> {
  await rotateKey(database, { name: FEED_KEY, now, keepsPrevious: false });
  return findOrCreateFeedPath(database);
}

/**
 * Whether a name below `/calendar/` is that of the feed. Looked up each time, so that an address ends at once when it is
 * rotated; until an operator asks for one, there is none.
 */
export async function isFeedName(database: Database, name: string): Promise<boolean> {
  const secret = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : '';
  if (!SECRET.test(secret)) return false;
  const row = await database
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', FEED_KEY)
    .executeTakeFirst();
  if (!row || row.value.length !== secret.length) return false;
  return timingSafeEqual(Buffer.from(row.value), Buffer.from(secret));
}

function pathOf(secret: string): string {
  return `${CALENDAR_FEED}/${secret}${ENDING}`;
}
