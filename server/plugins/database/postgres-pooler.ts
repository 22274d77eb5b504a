import type pg from 'pg';

/** A statement sent over one connection; several may be sent before the first is answered. */
export type Send = (text: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

const BEGIN = /^(begin|start transaction)\b/;
const END = /^(commit|rollback)$/;

/** Reports whether a pooler, such as PgBouncer, refused the limit for statements of a connection. */
export function refusesLimit(error: unknown): boolean {
  return error instanceof Error && /startup parameter.*statement_timeout/.test(error.message);
}

/**
 * Limits each statement by its transaction, and makes one for a statement that has none. A setting of the connection
 * would reach other clients of a pooler in transaction mode: the limit of a migration, a visitor.
 */
export function limitStatements(send: Send, limitMs: number): Send {
  const limit = `set local statement_timeout = ${limitMs}`;
  let isInTransaction = false;

  return async (text, parameters) => {
    if (BEGIN.test(text)) {
      isInTransaction = true;
      const [begun] = await Promise.all([send(text, []), send(limit, [])]);
      return begun;
    }
    if (isInTransaction) {
      if (END.test(text)) isInTransaction = false;
      return send(text, parameters);
    }
    const all = [send('begin', []), send(limit, []), send(text, parameters), send('commit', [])] as const;
    const [, , result] = await Promise.all(all);
    return result;
  };
}
