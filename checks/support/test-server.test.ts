import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openSqlite, SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { startSqliteWriter } from '../../server/plugins/database/sqlite-writer.ts';
import { startTestServer } from './test-server.ts';

// The thread that would store it costs as much as the rest of the start.
it('starts a test server without writing to its database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  await copyFile(inject('migratedSqlite'), join(folder, SQLITE_FILE));
  const stored: string[] = [];
  const database = openSqlite(folder, (threadData) => {
    const writer = startSqliteWriter(threadData);
    return {
      ...writer,
      execute: (statement) => {
        stored.push(statement.sql);
        return writer.execute(statement);
      },
    };
  });
  onTestFinished(async () => {
    await database.destroy();
    await rm(folder, { recursive: true });
  });
  await startTestServer({ database });
  expect(stored).toEqual([]);
});
