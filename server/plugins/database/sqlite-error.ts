/** An error of SQLite, as it can be sent from one thread to another. */
export interface PlainSqliteError {
  message: string;
  /** SQLite's extended result code; `undefined` of an error that is not SQLite's. */
  errcode: number | undefined;
}

const FULL = 13;

/** What SQLite said of a statement that it could not run. */
export class SqliteError extends Error {
  /** Of a full disk the name that every tool has for it, so that who searches the log for it finds it. */
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
