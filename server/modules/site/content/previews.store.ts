import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import { hashToken, issueToken } from '../../../plugins/secrets/tokens.ts';
import { findSet } from './drafts.store.ts';

/** A link by which people without an account see the site with the texts of a set. */
export interface TextPreviewsTable {
  /** Hash of its token. */
  hash: string;
  set_id: string;
  until: string;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables {
    text_previews: TextPreviewsTable;
  }
}

const LIFE_MS = 7 * 86_400_000;

/** Makes a link to a set. Those that are over are forgotten. */
export async function addPreview(
  database: Kysely<Tables>,
  setId: string,
  now: Date,
): Promise<{ token: string; until: string }> {
  const { token, hash, expiresAt } = issueToken(now, LIFE_MS);
  const until = expiresAt.toISOString();
  await database.deleteFrom('text_previews').where('until', '<=', now.toISOString()).execute();
  await database.insertInto('text_previews').values({ hash, set_id: setId, until }).execute();
  return { token, until };
}

/** Ends the links to a set. @returns how many there were */
export async function endPreviews(database: Kysely<Tables>, setId: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('text_previews')
    .where('set_id', '=', setId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns the moment at which the last link to a set ends, where there is one. */
export async function lastPreviewOf(
  database: Kysely<Tables>,
  setId: string,
  now: Date,
): Promise<string | undefined> {
  const last = await database
    .selectFrom('text_previews')
    .select('until')
    .where('set_id', '=', setId)
    .where('until', '>', now.toISOString())
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.until;
}

/** Returns the set that a link shows, and its end; `undefined` for an unknown or ended one, or where the set is gone. */
export async function findPreviewed(database: Kysely<Tables>, token: string, now: Date) {
  const link = await database
    .selectFrom('text_previews')
    .select(['set_id', 'until'])
    .where('hash', '=', hashToken(token))
    .where('until', '>', now.toISOString())
    .executeTakeFirst();
  const found = link && (await findSet(database, link.set_id));
  return found && { ...found, until: link.until };
}
