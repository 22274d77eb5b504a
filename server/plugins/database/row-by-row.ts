import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

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
