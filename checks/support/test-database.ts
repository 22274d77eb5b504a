import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../../server/plugins/database/schema.ts';
import { openSqlite, SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { startSharedWriter } from './shared-writer.ts';
import { findUnlocked, hasLocks } from './sqlite-locks.ts';

/** Takes what is to be done when a database is no longer used. */
export type AtEnd = (end: () => Promise<void>) => void;

/**
 * An empty migrated SQLite database, as durable as a real one; closed and removed with the test, or when `atEnd` says.
 * Whatever was done with it, this process must still hold its locks then.
 */
export async function openTestDatabase(atEnd: AtEnd = onTestFinished): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  const file = join(dataDir, SQLITE_FILE);
  await copyFile(inject('migratedSqlite'), file);
  const database = openSqlite(dataDir, startSharedWriter);
  let unlocked: string[] | undefined;
  const destroy = database.destroy.bind(database);
  database.destroy = () => {
    unlocked ??= hasLocks && !database.health.findFault() ? findUnlocked(file) : [];
    return destroy();
  };
  atEnd(async () => {
    await database.destroy();
    await rm(dataDir, { recursive: true });
    if (unlocked?.length) throw new Error(`${unlocked.join(' and ')} was opened and closed beside SQLite`);
  });
  return database;
}
