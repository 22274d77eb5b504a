import type { Engine } from './schema.ts';

/**
 * Does the same for each row, within one transaction, and answers in their order.
 *
 * On SQLite all begin at once: what is asked for in one turn of the event loop goes to its thread together, in order.
 * The first failure is told once nothing is under way any more, or it would miss its transaction. On Postgres one
 * connection takes one statement after the other in any case.
 */
export async function rowByRow<Row, Result>(
  engine: Engine,
  rows: readonly Row[],
  run: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  if (engine === 'sqlite') {
    return (await Promise.allSettled(rows.map(run))).map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  }
  const results: Result[] = [];
  for (const row of rows) results.push(await run(row));
  return results;
}
