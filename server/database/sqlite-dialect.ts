import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

const MOST_STATEMENTS = 200;

/** Lets Kysely speak to Node's built-in SQLite, whose interface differs a little from better-sqlite3's. */
export function createSqliteDialect(sqlite: DatabaseSync): SqliteDialect {
  const statements = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = adapt(sqlite.prepare(sql));
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  }

  return new SqliteDialect({ database: { prepare, close: () => sqlite.close() } });
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}
