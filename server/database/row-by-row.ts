import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Engine, Tables } from './schema.ts';

/** Runs compiled statements of a transaction. */
export interface Statements {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

/**
 * Does the same for each row, within one transaction, and answers in their order.
 *
 * On SQLite all begin at once: what is asked for in one turn of the event loop goes to its thread together, in order. It
 * is asked on the connection itself, since a transaction of Kysely waits for each answer before it asks anew, and the
 * thread would be woken for each row. The first failure is told once nothing is under way any more, or it would miss its
 * transaction. On Postgres one connection takes one statement after the other in any case.
 */
export async function rowByRow<Row, Result>(
  engine: Engine,
  transaction: Kysely<Tables>,
  rows: readonly Row[],
  run: (row: Row, statements: Statements) => Promise<Result>,
): Promise<Result[]> {
  if (rows.length === 0) return [];
  if (engine === 'sqlite') {
    const settled = await transaction
      .getExecutor()
      .provideConnection((connection) => Promise.allSettled(rows.map((row) => run(row, connection))));
    return settled.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  }
  const results: Result[] = [];
  for (const row of rows) results.push(await run(row, transaction));
  return results;
}
