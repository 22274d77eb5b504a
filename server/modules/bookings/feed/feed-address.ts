import { timingSafeEqual } from 'node:crypto';
import { CALENDAR_FEED } from 'contract/site/addresses.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { findOrCreateKey, type KeyName, rotateKey } from '../../../plugins/database/server-keys.ts';

/** The key that is the secret of the feed's address: who knows it reads who comes when. */
const FEED_KEY: KeyName = 'calendar-feed';

/** How long the previous address works after `npm run keys -- rotate`: subscribers do not learn the new one by themselves. */
export const FEED_OVERLAP_MS = 30 * 86_400_000;

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
 * Whether a name below `/calendar/` is that of the feed, or was its name before a rotation in the last 30 days. Read from
 * the database each time, so that `--rotate` ends an address at once. There is no feed until an operator asks for it.
 */
export async function isFeedName(database: Database, name: string, now: Date): Promise<boolean> {
  const secret = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : '';
  if (!SECRET.test(secret)) return false;
  const row = await database
    .selectFrom('server_keys')
    .select(['value', 'previous', 'rotated_at'])
    .where('name', '=', FEED_KEY)
    .executeTakeFirst();
  if (!row) return false;
  const isOverlapping = now.getTime() - Date.parse(row.rotated_at ?? '') < FEED_OVERLAP_MS;
  const secrets = [row.value, ...(isOverlapping && row.previous !== null ? [row.previous] : [])];
  return secrets.some((each) => isSame(each, secret));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function pathOf(secret: string): string {
  return `${CALENDAR_FEED}/${secret}${ENDING}`;
}
