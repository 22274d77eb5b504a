import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../plugins/database/schema.ts';
import { openSqlite, SQLITE_FILE } from '../plugins/database/sqlite-database.ts';
import { startSharedWriter } from './shared-writer.ts';

/** Takes what is to be done when a database is no longer used. */
export type AtEnd = (end: () => Promise<void>) => void;

/** An empty migrated SQLite database, as durable as a real one; closed and removed with the test, or when `atEnd` says. */
export async function openTestDatabase(atEnd: AtEnd = onTestFinished): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  await copyFile(inject('migratedSqlite'), join(dataDir, SQLITE_FILE));
  const database = openSqlite(dataDir, startSharedWriter);
  atEnd(async () => {
    await database.destroy();
    await rm(dataDir, { recursive: true });
  });
  return database;
}
