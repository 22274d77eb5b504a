import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { ImportedPicture } from '../pictures/picture.ts';
import { insertPicture, removeUnusedPictures } from '../pictures/pictures.store.ts';
import { takeTurn } from '../revision.ts';
import { isOwnState } from './draft-states.ts';

/** A state of an article that is written at the desk. */
export interface Draft {
  source: string;
  number: number;
  saves: number;
  text: string;
  author: string;
  savedAt: string;
  publishedAt: string | null;
  liveHash: string | null;
}

/** States that are kept of an article, beside those that were published. */
const MOST_STATES = 100;

const COLUMNS = [
  'source',
  'number',
  'saves',
  'text',
  'author',
  'saved_at as savedAt',
  'published_at as publishedAt',
  'live_hash as liveHash',
] as const;

interface NewState extends Pick<Draft, 'source' | 'text' | 'author' | 'liveHash'> {
  now: Date;
  /** Leaves the last state as it is, also the person's own. */
  begins?: boolean;
}

/** The version that a person saw, by which another one's save is noticed. */
export function versionOf({ number, saves }: Pick<Draft, 'number' | 'saves'>): string {
  return `${number}.${saves}`;
}

export async function findDraft(
  database: Database,
  source: string,
  number?: number,
): Promise<Draft | undefined> {
  return database
    .selectFrom('blog_drafts')
    .select(COLUMNS)
    .where('source', '=', source)
    .$if(number !== undefined, (query) => query.where('number', '=', Number(number)))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Lists the newest state of each article, of many articles without their texts. */
export async function listDrafts(database: Database): Promise<Omit<Draft, 'text'>[]> {
  return database
    .selectFrom('blog_drafts')
    .select(COLUMNS.filter((column) => column !== 'text'))
    .where(({ eb, selectFrom }) =>
      eb(
        'number',
        '=',
        selectFrom('blog_drafts as other')
          .select(({ fn }) => fn.max('other.number').as('newest'))
          .whereRef('other.source', '=', 'blog_drafts.source'),
      ),
    )
    .execute();
}

/** Lists the states of an article, the newest first. */
export async function listStates(database: Database, source: string): Promise<Omit<Draft, 'text'>[]> {
  return database
    .selectFrom('blog_drafts')
    .select(COLUMNS.filter((column) => column !== 'text'))
    .where('source', '=', source)
    .orderBy('number', 'desc')
    .execute();
}

/**
 * Stores a text as the newest state: a person who goes on saves the same one, as long as it is not long ago.
 * @returns whether it is a new one
 */
export async function saveDraft(
  transaction: Database,
  { source, text, author, liveHash, now, begins = false }: NewState,
): Promise<{ draft: Draft; isNew: boolean }> {
  const last = await findDraft(transaction, source);
  const savedAt = now.toISOString();
  const isNew = !last || begins || !isOwnState(last, author, now);
  const draft: Draft = isNew
    ? {
        source,
        text,
        author,
        savedAt,
        liveHash,
        number: (last?.number ?? 0) + 1,
        saves: 1,
        publishedAt: null,
      }
    : { ...last, text, savedAt, liveHash, saves: last.saves + 1 };
  const row = { text, saves: draft.saves, saved_at: savedAt, live_hash: liveHash };
  if (isNew) {
    await transaction
      .insertInto('blog_drafts')
      .values({ ...row, source, author, number: draft.number, published_at: null })
      .execute();
    await transaction
      .deleteFrom('blog_drafts')
      .where('source', '=', source)
      .where('number', '<=', draft.number - MOST_STATES)
      .where('published_at', 'is', null)
      .execute();
  } else {
    await transaction
      .updateTable('blog_drafts')
      .set(row)
      .where('source', '=', source)
      .where('number', '=', draft.number)
      .execute();
  }
  return { draft, isNew };
}

/** Notes that a state is what readers see, or will. */
export async function markPublished(
  transaction: Database,
  { source, number }: Pick<Draft, 'source' | 'number'>,
  { liveHash, now }: { liveHash: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('blog_drafts')
    .set({ published_at: now.toISOString(), live_hash: liveHash })
    .where('source', '=', source)
    .where('number', '=', number)
    .execute();
}

/** Removes what was not published of an article; all of one that never was, with its pictures. */
export async function discardDrafts(transaction: Database, source: string): Promise<void> {
  const published = await transaction
    .selectFrom('blog_drafts')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('source', '=', source)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  const last = published?.number ?? 0;
  await transaction
    .deleteFrom('blog_drafts')
    .where('source', '=', source)
    .where('number', '>', last)
    .execute();
  if (last > 0) return;
  await transaction.deleteFrom('blog_draft_pictures').where('source', '=', source).execute();
  await removeUnusedPictures(transaction as unknown as Transaction<Tables>);
}

/** Reports whether what readers see of an article was published at the desk. */
export async function isPublishedAtDesk(
  database: Database | Transaction<Tables>,
  source: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('blog_drafts')
    .select('number')
    .where('source', '=', source)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Reads the pictures of an article that is written at the desk, by the addresses that its text has for them. */
export async function readDraftPictures(
  database: Database,
  source: string,
): Promise<Map<string, Uint8Array>> {
  const rows = await database
    .selectFrom('blog_draft_pictures')
    .select(['address', 'bytes'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map(({ address, bytes }) => [address, bytes]));
}

/** Stores a picture of an article that is written at the desk, with its files for browsers. */
export async function saveDraftPicture(
  database: Database,
  {
    source,
    address,
    bytes,
    picture,
  }: { source: string; address: string; bytes: Uint8Array; picture: ImportedPicture },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    await insertPicture(transaction, picture);
    const row = { picture_id: picture.id, bytes };
    await transaction
      .insertInto('blog_draft_pictures')
      .values({ source, address, ...row })
      .onConflict((conflict) => conflict.columns(['source', 'address']).doUpdateSet(row))
      .execute();
  });
}
