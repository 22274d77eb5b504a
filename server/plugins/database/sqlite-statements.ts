import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** What a statement came to. */
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
/** Takes the write lock at once: who reads first and writes later may find that somebody else has written meanwhile. */
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
