import type { Generated, Kysely } from 'kysely';
import type { LogOrder, LogPart } from './sqlite-log.ts';

/**
 * The tables, as both engines hold them: times are ISO 8601 texts in UTC, structures are JSON texts. Each `*.tables.ts`
 * adds those of its module: `declare module` merges them into this interface.
 */
export interface Tables {
  server_keys: ServerKeysTable;
}

export type Engine = 'sqlite' | 'postgres';

/** A part of a file cannot be read; or another program removed or replaced a file that is open. */
export type StorageFault = 'damaged' | 'replaced';

/** Health of an open database, beside its tables. */
export interface StorageHealth {
  /** Reports whether what was written last could be stored, or would be now. */
  canWrite(database: Kysely<Tables>): Promise<boolean>;
  /** Returns the fault of the files of SQLite, which lasts until a restart; `undefined` without one. */
  findFault(): StorageFault | undefined;
}

/** An open database. It names its engine, for the few statements that the two spell differently. */
export type Database = Kysely<Tables> & {
  readonly engine: Engine;
  readonly health: StorageHealth;
  /** Reads the write-ahead log; SQLite alone has one. */
  readonly readLog?: (order: LogOrder) => Promise<LogPart>;
};

/** Secrets that the server made for itself. */
export interface ServerKeysTable {
  name: string;
  value: string;
  /** Value before the rotation, for as long as that may still be accepted. */
  previous: Generated<string | null>;
  rotated_at: Generated<string | null>;
}
