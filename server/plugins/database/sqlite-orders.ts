import { DatabaseSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import { type PlainSqliteError, toPlainError } from './sqlite-error.ts';
import {
  BEGIN,
  COMMIT,
  createExecutor,
  ROLLBACK,
  type Statement,
  type StatementResult,
} from './sqlite-statements.ts';

export interface ThreadData {
  file: string;
  /** How long a statement waits for another process that writes. */
  lockPatienceMs: number;
}

/** Statements in the order in which they are to be run, or the end. */
export type Order = readonly Statement[] | 'close';
/** One for each statement of an order. */
export type Report = readonly (StatementResult | { error: PlainSqliteError })[];

/** Opens the connection that writes, and does what comes through the port until it is told to close. */
export function takeOrders(port: MessagePort, { file, lockPatienceMs }: ThreadData): void {
  const sqlite = new DatabaseSync(file, { timeout: lockPatienceMs, enableForeignKeyConstraints: true });
  sqlite.exec('pragma synchronous = full');
  const execute = createExecutor(sqlite);

  let isInTransaction = false;
  /**
   * Why the transaction under way can only be rolled back, as on Postgres. Its statements are asked for before the answers
   * to earlier ones are known: what follows a failure, BEGIN's or another's, must not be stored without it.
   */
  let failure: { error: PlainSqliteError } | undefined;

  function tryToExecute(statement: Statement): Report[number] {
    const { sql } = statement;
    if (sql === BEGIN || sql === ROLLBACK) failure = undefined;
    if (failure) return failure;
    if (sql === BEGIN) isInTransaction = true;
    try {
      const result = execute(statement);
      if (sql === COMMIT || sql === ROLLBACK) isInTransaction = false;
      return result;
    } catch (error) {
      const answer = { error: toPlainError(error) };
      if (isInTransaction) failure = answer;
      return answer;
    }
  }

  port.on('message', (order: Order) => {
    if (order !== 'close') return port.postMessage(order.map(tryToExecute) satisfies Report);
    sqlite.close();
    port.close();
  });
}
