import { CALENDAR_FEED } from 'contract/site/addresses.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { findOrCreateKey, type KeyName, rotateKey } from '../../../plugins/database/server-keys.ts';
import { isSameSecret, makeToken } from '../../../plugins/secrets/tokens.ts';

/** The key that is the secret of the feed's address: who knows it reads who comes when. */
const FEED_KEY: KeyName = 'calendar-feed';

/**
 * Time for which the previous address works after `npm run keys -- rotate`: subscribers do not learn the new one by
 * themselves.
 */
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

/** Path of the feed of one host, made when it is first asked for, or another one in its place. */
export async function findHostFeedPath(database: Database, hostId: string, isNew = false): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom('hosts').select('feed_secret').where('id', '=', hostId);
    const known = isNew ? null : (await query.executeTakeFirstOrThrow()).feed_secret;
    const feed_secret = known ?? makeToken();
    if (known === null) {
      await transaction.updateTable('hosts').set({ feed_secret }).where('id', '=', hostId).execute();
    }
    return pathOf(feed_secret);
  });
}

/**
 * Ends the calendar address of a host, with which anyone could read and move their demos.
 * @param email in lower case
 */
export async function endHostFeed(transaction: Kysely<Tables>, email: string): Promise<void> {
  await transaction
    .updateTable('hosts')
    .set({ feed_secret: null })
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .execute();
}

/** Finds the host whose feed has a name below `/calendar/`. */
export async function findFeedHost(database: Database, name: string): Promise<string | undefined> {
  const secret = secretOf(name);
  if (secret === undefined) return undefined;
  const rows = await database
    .selectFrom('hosts')
    .select(['id', 'feed_secret'])
    .where('feed_secret', 'is not', null)
    .execute();
  return rows.find(({ feed_secret }) => isSameSecret(feed_secret ?? '', secret))?.id;
}

function secretOf(name: string): string | undefined {
  const secret = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : '';
  return SECRET.test(secret) ? secret : undefined;
}

/**
 * Reports whether a name below `/calendar/` is that of the feed, or was its name before a rotation in the last 30 days.
 * Read from the database each time, so that `--rotate` ends an address at once. There is no feed until an operator
 * requests it.
 */
export async function isFeedName(database: Database, name: string, now: Date): Promise<boolean> {
  const secret = secretOf(name);
  if (secret === undefined) return false;
  const row = await database
    .selectFrom('server_keys')
    .select(['value', 'previous', 'rotated_at'])
    .where('name', '=', FEED_KEY)
    .executeTakeFirst();
  if (!row) return false;
  const isOverlapping = now.getTime() - Date.parse(row.rotated_at ?? '') < FEED_OVERLAP_MS;
  const secrets = [row.value, ...(isOverlapping && row.previous !== null ? [row.previous] : [])];
  return secrets.some((each) => isSameSecret(each, secret));
}

function pathOf(secret: string): string {
  return `${CALENDAR_FEED}/${secret}${ENDING}`;
}
