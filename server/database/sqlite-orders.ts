import { DatabaseSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import { type PlainSqliteError, toPlainError } from './sqlite-error.ts';
import { createExecutor, type Statement, type StatementResult } from './sqlite-statements.ts';

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

  function tryToExecute(statement: Statement): Report[number] {
    try {
      return execute(statement);
    } catch (error) {
      return { error: toPlainError(error) };
    }
  }

  port.on('message', (order: Order) => {
    if (order !== 'close') return port.postMessage(order.map(tryToExecute) satisfies Report);
    sqlite.close();
    port.close();
  });
}
