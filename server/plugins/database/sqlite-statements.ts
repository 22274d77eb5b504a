import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import { identifyFiles } from './sqlite-file.ts';
import { type LogOrder, type LogPart, MOST_LOG_PAGES, readLog, restartLog } from './sqlite-log.ts';

/** Result of a statement. */
export interface StatementResult {
  rows: Record<string, unknown>[];
  /** Rows that were written; of a statement that answers rows, nothing is known. */
  changes?: number;
}

export interface Statement {
  sql: string;
  parameters: readonly SQLInputValue[];
}

const MOST_STATEMENTS = 200;
/** Takes the write lock at once: a transaction that reads first may find that another has written before it does. */
export const BEGIN = 'begin immediate';
export const COMMIT = 'commit';
export const ROLLBACK = 'rollback';

/** Runs statements on a connection, each prepared once. */
export function createExecutor(sqlite: DatabaseSync): (statement: Statement) => StatementResult {
  const prepared = new Map<string, { statement: StatementSync; answersRows: boolean }>();

  function prepare(sql: string) {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    const entry = { statement, answersRows: statement.columns().length > 0 };
    if (prepared.size >= MOST_STATEMENTS) prepared.clear();
    prepared.set(sql, entry);
    return entry;
  }

  return ({ sql, parameters }) => {
    // A full disk ends the transaction by itself; to complain of that would hide what is wrong.
    if (sql === ROLLBACK && !sqlite.isTransaction) return { rows: [] };
    // One that its owner could not end must not become part of the next.
    if (sql === BEGIN && sqlite.isTransaction) sqlite.exec(ROLLBACK);
    const { statement, answersRows } = prepare(sql);
    if (answersRows) return { rows: statement.all(...parameters) };
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  };
}

/** Node's SQLite takes less than JavaScript has. */
export function bindable(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}

export interface ThreadData {
  file: string;
  /** Result of `identifyFiles` when the database was opened. */
  files: string;
  /** Time that a statement waits for another process that writes. */
  lockTimeoutMs: number;
  /** The log is copied: the copy says when it may begin again. */
  isLogCopied?: boolean;
}

/** Statements in the order in which they are to be run, a part of the log that is wanted, or the end. */
export type Order = readonly Statement[] | LogOrder | 'close';
/** One for each statement of an order; a part of the log is one row. */
export type Report = readonly (StatementResult | { error: PlainSqliteError })[];

/** Opens the connection that writes, and does what comes through the port until it gets the order to close. */
export function takeOrders(
  port: MessagePort,
  { file, files, lockTimeoutMs, isLogCopied = false }: ThreadData,
): void {
  const sqlite = new DatabaseSync(file, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true });
  sqlite.exec('pragma synchronous = full');
  if (isLogCopied) sqlite.exec(`pragma wal_autocheckpoint = ${MOST_LOG_PAGES}`);
  const execute = createExecutor(sqlite);

  let isInTransaction = false;
  /**
   * Error that leaves the transaction under way with a rollback alone, as on Postgres. Its statements are asked for
   * before the answers to earlier ones are known: what follows a failure, BEGIN's or another's, must not be stored
   * without it.
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

  /**
   * Stores nothing in files that another program has removed or replaced, and acknowledges nothing that was stored in
   * them.
   */
  function runAll(order: readonly Statement[]): Report {
    const wereReplaced = !isInTransaction && files !== identifyFiles(file);
    const report = wereReplaced ? [] : order.map(tryToExecute);
    if (isInTransaction || files === identifyFiles(file)) return report;
    return order.map(() => ({ error: REPLACED }));
  }

  /** Reads a part of the log, between two transactions: only there may the log begin again. */
  function readPart({ log, from }: LogOrder): Report {
    try {
      const part =
        log === 'restart' && !sqlite.isTransaction ? restartLog(sqlite, file, from) : readLog(file, from);
      return [{ rows: [part satisfies LogPart as unknown as Record<string, unknown>] }];
    } catch (error) {
      return [{ error: toPlainError(error) }];
    }
  }

  port.on('message', (order: Order) => {
    if (order === 'close') {
      sqlite.close();
      return port.close();
    }
    port.postMessage('log' in order ? readPart(order) : runAll(order));
  });
}

/** An error of SQLite, as it can be sent from one thread to another. */
export interface PlainSqliteError {
  message: string;
  /** SQLite's extended result code; `undefined` of an error that is not SQLite's. */
  errcode: number | undefined;
}

const FULL = 13;
/** SQLite's own code, READONLY_DBMOVED, for a file that is no longer in its place. */
const REPLACED: PlainSqliteError = {
  message: 'another program removed or replaced the files of the database: restart the server',
  errcode: 8 | (4 << 8),
};

/** Error of SQLite for a statement that it could not run. */
export class SqliteError extends Error {
  /** Code of the error; of a full disk the name that every tool has for it, so that a search of the log finds it. */
  readonly code: 'ENOSPC' | 'ERR_SQLITE_ERROR';
  readonly errcode: number | undefined;

  constructor({ message, errcode }: PlainSqliteError) {
    super(message);
    this.name = 'SqliteError';
    this.errcode = errcode;
    this.code = errcode === FULL ? 'ENOSPC' : 'ERR_SQLITE_ERROR';
  }
}

export function toPlainError(error: unknown): PlainSqliteError {
  const { message, errcode } = error as { message: unknown; errcode?: unknown };
  return { message: String(message), errcode: typeof errcode === 'number' ? errcode : undefined };
}
