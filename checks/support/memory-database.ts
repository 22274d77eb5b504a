import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from '../../server/plugins/database/migrate.ts';
import type { Database, Tables } from '../../server/plugins/database/schema.ts';
import { createSqliteDialect } from '../../server/plugins/database/sqlite-dialect.ts';
import { createExecutor } from '../../server/plugins/database/sqlite-statements.ts';

/** A migrated database as the server's, in memory: for what its statements say, not for what the disk does. */
export async function openInMemory(): Promise<Database> {
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const execute = createExecutor(sqlite);
  const writer = {
    execute: async (statement: Parameters<typeof execute>[0]) => execute(statement),
    close: async () => {},
  };
  const dialect = createSqliteDialect({ read: execute, closeReader: () => sqlite.close(), writer });
  const health = { canWrite: async () => true, findFault: () => undefined };
  const database = Object.assign(new Kysely<Tables>({ dialect }), { engine: 'sqlite' as const, health });
  await migrate(database);
  return database;
}
