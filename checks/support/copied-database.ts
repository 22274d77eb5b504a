import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../../server/plugins/database/schema.ts';
import { openSqlite, SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { copyKeyFile } from '../../server/plugins/database/sqlite-log.ts';
import { startSharedWriter } from './shared-writer.ts';
import { findUnlocked, hasLocks } from './sqlite-locks.ts';

/** A key of the copy, as an operator keeps it. */
export const COPY_KEY = Buffer.alloc(32, 7).toString('base64url');

/**
 * A migrated database with a key of the copy beside it, so that its log stays. It may be closed and opened again; whatever
 * was done with it, this process must hold its locks until it closes.
 */
export async function makeCopiedDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'copied-'));
  const file = join(dataDir, SQLITE_FILE);
  await copyFile(inject('migratedSqlite'), file);
  await writeFile(copyKeyFile(dataDir), `${COPY_KEY}\n`, { mode: 0o600 });
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return {
    dataDir,
    file,
    open(): Database {
      const database = openSqlite(dataDir, startSharedWriter);
      const destroy = database.destroy.bind(database);
      let isOpen = true;
      database.destroy = async () => {
        if (!isOpen) return;
        isOpen = false;
        const unlocked = hasLocks ? findUnlocked(file) : [];
        await destroy();
        if (unlocked.length > 0)
          throw new Error(`${unlocked.join(' and ')} was opened and closed beside SQLite`);
      };
      onTestFinished(() => database.destroy());
      return database;
    },
  };
}
