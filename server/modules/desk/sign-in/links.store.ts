import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import { hashToken, issueToken } from '../../../plugins/secrets/tokens.ts';
import type { DeskLinksTable } from '../desk.tables.ts';

type Purpose = Exclude<DeskLinksTable['purpose'], 'question'>;

const HOUR_MS = 3_600_000;

/** Time for which a link can be used; the person who requests one by mail is waiting for it. */
const LIFE_MS: Record<Purpose, number> = { invite: 24 * HOUR_MS, 'sign-in': 10 * 60_000 };

/**
 * Makes a link of a person. An invitation takes the place of the one before it.
 * @returns its token, and when it expires
 */
export async function makeLink(
  database: Kysely<Tables>,
  personId: string,
  purpose: Purpose,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash, expiresAt } = issueToken(now, LIFE_MS[purpose]);
  if (purpose === 'invite') {
    await database
      .deleteFrom('desk_links')
      .where('person_id', '=', personId)
      .where('purpose', '=', 'invite')
      .where('used_at', 'is', null)
      .execute();
  }
  await database
    .insertInto('desk_links')
    .values({ hash, person_id: personId, purpose, expires_at: expiresAt.toISOString(), used_at: null })
    .execute();
  return { token, expiresAt };
}

/** Link that can be used, and whose person has not been removed. */
export interface OpenLink {
  personId: string;
  purpose: Purpose;
  name: string;
  email: string;
}

/** Looks at a link without using it. */
export async function findLink(
  database: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<OpenLink | undefined> {
  const row = await database
    .selectFrom('desk_links as link')
    .innerJoin('desk_people as person', 'person.id', 'link.person_id')
    .select(['person.id as personId', 'link.purpose', 'person.name', 'person.email'])
    .where('link.hash', '=', hashToken(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now.toISOString())
    .where('person.removed_at', 'is', null)
    .executeTakeFirst();
  return row && row.purpose !== 'question' ? { ...row, purpose: row.purpose } : undefined;
}

/** Uses a link up. @returns false where someone else has just done so */
export async function redeemLink(database: Kysely<Tables>, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('desk_links')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Remembers that a question has been answered, so that nothing can answer it twice.
 * @returns false where it was answered before
 */
export async function useQuestion(
  database: Kysely<Tables>,
  { question, personId, expiresAt }: { question: string; personId: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('desk_links')
    .values({
      ...{ hash: hashToken(question), person_id: personId, purpose: 'question' },
      ...{ expires_at: expiresAt.toISOString(), used_at: expiresAt.toISOString() },
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}
