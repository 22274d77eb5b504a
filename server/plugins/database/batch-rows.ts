import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './schema.ts';

/** Runs compiled statements of a transaction. */
export interface Statements {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

/** Postgres's word for a statement that came after one that failed. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Does the same for each row, within one transaction, and answers in their order.
 *
 * All begin at once: what is asked for in one turn of the event loop travels together, in order, to the thread that writes
 * to SQLite or down the connection to Postgres. It is asked on the connection itself, since a transaction of Kysely waits
 * for each answer before it asks anew. What failed first is told once nothing is under way any more, or it would miss its
 * transaction.
 */
export async function rowByRow<Row, Result>(
  transaction: Kysely<Tables>,
  rows: readonly Row[],
  run: (row: Row, statements: Statements) => Promise<Result>,
): Promise<Result[]> {
  if (rows.length === 0) return [];
  const settled = await transaction
    .getExecutor()
    .provideConnection((connection) => Promise.allSettled(rows.map((row) => run(row, connection))));
  const failures = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw failures.find((error) => !isConsequence(error)) ?? failures[0];
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function isConsequence(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION;
}

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

/** A statement that was compiled once, for other parameters: building SQL anew each time costs more than running it. */
export function withParameters<Row>(query: CompiledQuery<Row>, parameters: unknown[]): CompiledQuery<Row> {
  return { ...query, parameters };
}
