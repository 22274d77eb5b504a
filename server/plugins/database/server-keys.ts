import { makeToken } from '../secrets/tokens.ts';
import type { Database } from './schema.ts';

/**
 * Every secret that the server makes for itself; what each is for, `npm run keys` says
 * (server/modules/operations/keys/key-uses.ts).
 */
export const KEY_NAMES = [
  'access-tokens',
  'blog-preview',
  'booking-links',
  'calendar-credentials',
  'calendar-feed',
  'desk',
  'login-places',
  'refresh-tokens',
] as const;

export type KeyName = (typeof KEY_NAMES)[number];

/**
 * The secret of this name, made when it is first asked for. All processes on one database get the same, also
 * when several ask at once.
 * @returns 256 random bits in base64url
 */
export async function findOrCreateKey(database: Database, name: KeyName): Promise<string> {
  const known = await findKey(database, name);
  if (known) return known;
  await database
    .insertInto('server_keys')
    .values({ name, value: makeToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const key = await findKey(database, name);
  if (!key) throw new Error('a key that was just made is gone');
  return key;
}

/**
 * Puts a new secret in the place of the one of this name.
 * @param keepsPrevious what the old one has signed may still be accepted
 * @returns whether there is one of this name
 */
export async function rotateKey(
  database: Database,
  { name, now, keepsPrevious }: { name: string; now: Date; keepsPrevious: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('server_keys')
    .set(({ ref }) => ({
      value: makeToken(),
      previous: keepsPrevious ? ref('value') : null,
      rotated_at: now.toISOString(),
    }))
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function findKey(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
