import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type SqliteConnections, SqliteDriver } from './sqlite-driver.ts';

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
  /** Else whoever reads would stand in line behind a transaction that waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** A migration that breaks off leaves nothing behind, and two processes cannot run it at once. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
