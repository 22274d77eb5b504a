import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

/** A text that stands in place of that of a document, in one language. */
export interface TextsTable {
  /** `pages/home#hero.title`. */
  address: string;
  language: string;
  /** Null after it was taken back. */
  value: string | null;
  /** Hash of the text that it replaced: with another one there, a person looks at it again. */
  replaced_hash: string;
  /** Number of times that it was stored. */
  revision: number;
  /** Address of the person. */
  author: string;
  changed_at: string;
}

/** One text of those that were published together. */
interface TextChangesTable {
  set_id: string;
  /** Number of the set, from 1: clocks of several servers differ. */
  number: number;
  address: string;
  language: string;
  /** Null: that of the document. */
  before: string | null;
  value: string | null;
  /** Address of the person. */
  author: string;
  reason: string | null;
  /** The set that this one took back. */
  takes_back: string | null;
  changed_at: string;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables {
    texts: TextsTable;
    text_changes: TextChangesTable;
  }
}

/** A text to store. */
export interface StoredText {
  address: string;
  language: string;
  /** Null takes it back. */
  value: string | null;
  /** The text of the document that it stands for. */
  replaced: string;
  author: string;
  now: Date;
}

/** A text that counts. */
export interface ListedText {
  address: string;
  value: string;
  replacedHash: string;
  author: string;
  changedAt: string;
}

/** Returns the texts of a language that stand in place of others, with the hash of each replaced one. */
export async function listTexts(database: Kysely<Tables>, language: string): Promise<ListedText[]> {
  const rows = await database
    .selectFrom('texts')
    .select(['address', 'value', 'replaced_hash', 'author', 'changed_at'])
    .where('language', '=', language)
    .where('value', 'is not', null)
    .orderBy('address')
    .execute();
  return rows.map(({ address, value, replaced_hash, author, changed_at }) => ({
    ...{ address, author, value: value ?? '' },
    ...{ replacedHash: replaced_hash, changedAt: changed_at },
  }));
}

/**
 * Returns how many times texts were stored: another number after each change, whatever the clocks of the processes say.
 */
export async function findTextsRevision(database: Kysely<Tables>): Promise<number> {
  const { revision } = await database
    .selectFrom('texts')
    .select(({ fn }) => fn.sum('revision').as('revision'))
    .executeTakeFirstOrThrow();
  return Number(revision ?? 0);
}

/**
 * Stores a text in place of the one before, or takes it back.
 * @param before row that is replaced, or null; where another one is there by now, nothing is stored
 * @returns whether it was stored
 */
export async function storeText(
  database: Kysely<Tables>,
  { address, language, value, replaced, author, now }: StoredText,
  before?: string | null,
): Promise<boolean> {
  const row = { value, replaced_hash: hashOfText(replaced), author, changed_at: now.toISOString() };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('texts')
    .values({ address, language, ...row, revision: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['address', 'language'])
        .doUpdateSet({ ...row, revision: sql`texts.revision + 1` });
      return before === undefined
        ? update
        : update.where(sql<boolean>`texts.value is not distinct from ${before}`);
    })
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Texts to publish together. */
export interface TextSet {
  /** Id of the set of drafts, if it was one: it is published once. */
  id?: string;
  language: string;
  texts: readonly { address: string; before: string | null; value: string | null; replaced: string }[];
  author: string;
  reason: string | undefined;
  /** The set that it takes back. */
  takesBack: string | undefined;
  now: Date;
}

/**
 * Stores texts that count from now on, and what they replaced. Works within a transaction.
 * @returns the address of a text that another set has replaced at the same time; the transaction must not end then
 */
export async function storeTextSet(
  database: Kysely<Tables>,
  { id = randomUUID(), language, texts, author, reason, takesBack, now }: TextSet,
): Promise<string | undefined> {
  const { last } = await database
    .selectFrom('text_changes')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  for (const { address, before, value, replaced } of texts) {
    const text = { address, language, value, replaced, author, now };
    if (!(await storeText(database, text, before))) return address;
  }
  const common = {
    set_id: id,
    number: Number(last ?? 0) + 1,
    language,
    author,
    reason: reason ?? null,
    takes_back: takesBack ?? null,
  };
  await database
    .insertInto('text_changes')
    .values(
      texts.map(({ address, before, value }) => ({
        ...{ ...common, address, before, value },
        changed_at: now.toISOString(),
      })),
    )
    .execute();
  return undefined;
}

/** Lists the texts of the sets that were published last, the newest set first. */
export async function listTextSets(
  database: Kysely<Tables>,
  language: string,
  most: number,
): Promise<Map<string, TextChangesTable[]>> {
  const sets = database
    .selectFrom('text_changes')
    .select('set_id')
    .where('language', '=', language)
    .groupBy('set_id')
    .orderBy(({ fn }) => fn.max('number'), 'desc')
    .limit(most);
  const rows = await database
    .selectFrom('text_changes')
    .selectAll()
    .where('set_id', 'in', sets)
    .orderBy('number', 'desc')
    .orderBy('address')
    .execute();
  return Map.groupBy(rows, ({ set_id }) => set_id);
}

/** Returns the texts of a set. */
export function findTextSet(database: Kysely<Tables>, id: string): Promise<TextChangesTable[]> {
  return database
    .selectFrom('text_changes')
    .selectAll()
    .where('set_id', '=', id)
    .orderBy('address')
    .execute();
}

/** Lists what was published at an address, the newest first. */
export function listHistory(
  database: Kysely<Tables>,
  { address, language }: Pick<TextChangesTable, 'address' | 'language'>,
  most: number,
): Promise<TextChangesTable[]> {
  return database
    .selectFrom('text_changes')
    .selectAll()
    .where('language', '=', language)
    .where('address', '=', address)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** Returns the hash by which a row names the text that it replaced. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A text that is to stand at an address; null: that of the document. */
export interface TextChange {
  address: string;
  value: string | null;
}

/** Returns the texts by address with some changes made. */
export function withChanges(
  texts: ReadonlyMap<string, string>,
  changes: readonly TextChange[],
): Map<string, string> {
  const next = new Map(texts);
  for (const { address, value } of changes) {
    if (value === null) next.delete(address);
    else next.set(address, value);
  }
  return next;
}
