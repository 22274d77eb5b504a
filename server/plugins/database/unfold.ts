import { type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Where each engine unfolds a JSON list to rows; what reads their elements is spelled alike in both. */
const UNFOLD = { sqlite: 'json_each', postgres: 'json_array_elements' } as const;

/** A row of texts, in the order of its columns. */
export type TextRow = readonly (string | null)[];

/**
 * Rows as one parameter, for `insert into ... select`: one statement whose text never changes writes a whole batch. A
 * statement for each row costs more than the rows themselves, on the way to the database and back.
 * @param json a list of `TextRow`
 * @returns a table with a row for each; its columns are `elements`. SQLite wants a `where` behind it where `on conflict` follows
 */
export function unfold({ engine }: Pick<Database, 'engine'>, json: string): RawBuilder<unknown> {
  return sql`${sql.raw(UNFOLD[engine])}(${json}) as entry`;
}

/** The first `count` elements of each row. */
export function elements(count: number): RawBuilder<unknown> {
  return sql.raw(Array.from({ length: count }, (_, index) => `value->>${index}`).join(', '));
}
