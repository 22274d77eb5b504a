import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import pLimit from 'p-limit';
import {
  BEGIN,
  bindable,
  COMMIT,
  ROLLBACK,
  type Statement,
  type StatementResult,
} from './sqlite-statements.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

// By hand: the worker of `kysely-generic-sqlite` reads and writes on one connection, and is not replaced when it ends
// (decision 003). With it 'starts another thread when one has ended' of sqlite-writer.test.ts fails.

/** Lets Kysely speak to Node's built-in SQLite. */
export function createSqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new SqliteDriver(connections),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class Adapter extends SqliteAdapter {
  /** Prevents that reads queue behind a transaction that waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** A migration that breaks off leaves nothing behind, and two processes cannot run it at once. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The two connections of a process to its database. */
export interface SqliteConnections {
  /** Never waits: readers of a write-ahead log see what was committed last, even during a write. */
  read: (statement: Statement) => StatementResult;
  closeReader: () => void;
  writer: Pick<SqliteWriter, 'execute' | 'close'>;
}

/**
 * Reads at once on one connection, and writes on the other, one transaction after another.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #mutex = new Mutex();

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this.#connections, this.#mutex);
  }

  async beginTransaction(session: Session): Promise<void> {
    await session.begin();
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.write(COMMIT);
  }

  async rollbackTransaction(session: Session): Promise<void> {
    await session.write(ROLLBACK);
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release();
  }

  async destroy(): Promise<void> {
    this.#connections.closeReader();
    await this.#connections.writer.close();
  }
}

/** Session of one caller on the two connections. */
class Session implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  readonly #mutex: Mutex;
  #endTurn: (() => void) | undefined;

  constructor(connections: SqliteConnections, mutex: Mutex) {
    this.#connections = connections;
    this.#mutex = mutex;
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#mutex.acquire();
    // Not waited for: it travels with the first statements, which fail as it does.
    this.write(BEGIN).catch((error) => {
      // Another process writes, and has done so for too long: who is next would only wait once more.
      this.#mutex.refuseWaiting(error);
    });
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql, parameters: parameters.map(bindable) };
    if (this.#endTurn) return toQueryResult(await this.#connections.writer.execute(statement));
    if (SelectQueryNode.is(query) || isSelect(sql)) return toQueryResult(this.#connections.read(statement));
    const endTurn = await this.#mutex.acquire();
    try {
      return toQueryResult(await this.#connections.writer.execute(statement));
    } finally {
      endTurn();
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here reads so much that it must come in parts.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('SQLite is not read in parts');
  }

  async write(sql: string): Promise<void> {
    await this.#connections.writer.execute({ sql, parameters: [] });
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** Recognizes a query among statements that were written by hand. */
function isSelect(sql: string): boolean {
  return /^\s*select\b/i.test(sql);
}

function toQueryResult<Row>({ rows, changes }: StatementResult): QueryResult<Row> {
  const result = { rows: rows as Row[] };
  return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
}

/** Lets one after the other in, in the order in which they came. */
export class Mutex {
  readonly #limit = pLimit({ concurrency: 1, rejectOnClear: true });
  #refusal: unknown;

  /**
   * @returns ends the turn
   * @throws what was given to `refuseWaiting`
   */
  acquire(): Promise<() => void> {
    return new Promise((begin, refuse) => {
      this.#limit(() => new Promise<void>((end) => begin(end))).catch(() => refuse(this.#refusal));
    });
  }

  /** Refuses the callers who wait now: they get no turn, but this error. */
  refuseWaiting(error: unknown): void {
    this.#refusal = error;
    this.#limit.clearQueue();
  }
}
