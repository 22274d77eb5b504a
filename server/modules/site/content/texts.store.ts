import { createHash } from 'node:crypto';
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

declare module '../../../plugins/database/schema.ts' {
  interface Tables {
    texts: TextsTable;
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

/** Returns the texts of a language that stand in place of others, with the hash of each replaced one. */
export async function listTexts(
  database: Kysely<Tables>,
  language: string,
): Promise<{ address: string; value: string; replacedHash: string }[]> {
  const rows = await database
    .selectFrom('texts')
    .select(['address', 'value', 'replaced_hash'])
    .where('language', '=', language)
    .where('value', 'is not', null)
    .orderBy('address')
    .execute();
  return rows.map(({ address, value, replaced_hash }) => ({
    address,
    value: value ?? '',
    replacedHash: replaced_hash,
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

/** Stores a text in place of the one before, or takes it back. */
export async function storeText(
  database: Kysely<Tables>,
  { address, language, value, replaced, author, now }: StoredText,
): Promise<void> {
  const row = { value, replaced_hash: hashOfText(replaced), author, changed_at: now.toISOString() };
  await database
    .insertInto('texts')
    .values({ address, language, ...row, revision: 1 })
    .onConflict((conflict) =>
      conflict.columns(['address', 'language']).doUpdateSet({ ...row, revision: sql`texts.revision + 1` }),
    )
    .execute();
}

/** Returns the hash by which a row names the text that it replaced. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
