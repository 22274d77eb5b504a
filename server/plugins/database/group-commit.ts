import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { Overloaded } from '../../shared/errors.ts';
import { isDatabaseWide } from './database-wide-error.ts';
import type { Database, Tables } from './schema.ts';

export interface GroupCommitOptions<Item, Result> {
  /** Writes the items in one transaction, all or none; resolves once they are on disk. */
  commitTogether: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Most items in one transaction. */
  maxBatch: number;
  /** Most items that wait; one more is refused. */
  maxQueue: number;
  /** Time for which items are tried one by one after a transaction that one of them made fail. */
  rescueMs: number;
  onBatch?: (size: number) => void;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Commits what arrives in one turn of the event loop in one transaction, since syncing the disk costs the
 * same for one row as for many. While a transaction is under way, the next one gathers.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>;
  #queue: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = options;
  }

  /** Resolves once the item is on disk; rejects when it is not. */
  add(item: Item): Promise<Result> {
    if (this.#queue.length >= this.#options.maxQueue) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once nothing waits. */
  async drain(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commit(this.#queue.splice(0, this.#options.maxBatch));
    }
    this.#running = undefined;
  }

  async #commit(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.#reportSize(batch.length);
    try {
      resolveEach(batch, await this.#options.commitTogether(batch.map(({ item }) => item)));
    } catch (error) {
      if (isDatabaseWide(error)) this.#refuse([...batch, ...this.#queue.splice(0)], error);
      else if (batch.length === 1) this.#refuse(batch, error);
      else await this.#rescue(batch);
    }
  }

  /** Rejects them: items queued behind a transaction that timed out would only wait as long again. */
  #refuse(waiting: readonly Waiting<Item, Result>[], error: unknown): void {
    for (const { reject } of waiting) reject(error);
  }

  /** A failing batch counter must not lose a lead, or all that come after it. */
  #reportSize(size: number): void {
    try {
      this.#options.onBatch?.(size);
    } catch (error) {
      process.emitWarning(error as Error);
    }
  }

  /** One bad item must not fail its neighbours. */
  async #rescue(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const giveUpAt = performance.now() + this.#options.rescueMs;
    for (const [index, waiting] of batch.entries()) {
      if (performance.now() > giveUpAt) {
        const reason = new Error('the transaction failed, and there was no time to try its rows alone');
        return this.#refuse(batch.slice(index), reason);
      }
      try {
        resolveEach([waiting], await this.#options.commitTogether([waiting.item]));
      } catch (error) {
        if (isDatabaseWide(error)) return this.#refuse(batch.slice(index), error);
        waiting.reject(error);
      }
    }
  }
}

function resolveEach<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  results: readonly Result[],
): void {
  for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
}

/** Runs compiled statements of a transaction. */
export interface Statements {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

/** Postgres's word for a statement that came after one that failed. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Does the same for each row, within one transaction, and answers in their order.
 *
 * All begin at once: what is asked for in one turn of the event loop travels together, in order, to the thread that
 * writes to SQLite or down the connection to Postgres. It is asked on the connection itself, since a transaction of
 * Kysely waits for each answer before it asks again. The first failure is thrown once no statement is running any more;
 * otherwise one would run after its transaction has ended.
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

/** The function of each engine that turns a JSON list into rows; what reads their elements is spelled alike in both. */
const JSON_ROWS = { sqlite: 'json_each', postgres: 'json_array_elements' } as const;

/** A row of texts, in the order of its columns. */
export type TextRow = readonly (string | null)[];

/**
 * Rows as one parameter, for `insert into ... select`: one statement whose text never changes writes a whole batch. A
 * statement for each row costs more than the rows themselves, on the way to the database and back.
 * @param json a list of `TextRow`
 * @returns a table with a row for each; its columns are `elements`. SQLite wants a `where` behind it where `on
 * conflict` follows
 */
export function jsonRows({ engine }: Pick<Database, 'engine'>, json: string): RawBuilder<unknown> {
  return sql`${sql.raw(JSON_ROWS[engine])}(${json}) as entry`;
}

/** The first `count` elements of each row. */
export function elements(count: number): RawBuilder<unknown> {
  return sql.raw(Array.from({ length: count }, (_, index) => `value->>${index}`).join(', '));
}

/** A statement that was compiled once, for other parameters: building the SQL each time costs more than running it. */
export function withParameters<Row>(query: CompiledQuery<Row>, parameters: unknown[]): CompiledQuery<Row> {
  return { ...query, parameters };
}
