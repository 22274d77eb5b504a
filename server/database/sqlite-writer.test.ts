import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import { startSqliteWriter, startThread } from './sqlite-writer.ts';

/** A migrated database, and the threads that have written to it so far. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  const threads: Worker[] = [];
  const database = openSqlite(folder, (data) =>
    startSqliteWriter(data, (threadData) => {
      const thread = startThread(threadData);
      threads.push(thread);
      return thread;
    }),
  );
  onTestFinished(async () => {
    await database.destroy();
    await rm(folder, { recursive: true });
  });
  await migrate(database);
  const insert = (name: string, on: Pick<typeof database, 'insertInto'> = database) =>
    on.insertInto('server_keys').values({ name, value: 's' }).execute();
  const listNames = async () =>
    (await database.selectFrom('server_keys').select('name').execute()).map(({ name }) => name).sort();
  return { database, threads, insert, listNames };
}

it('starts another thread when one has ended', async () => {
  const { threads, insert, listNames } = await setUp();
  await insert('before');
  await threads[0]?.terminate();
  await insert('after');
  expect(await listNames()).toEqual(['after', 'before']);
  expect(threads).toHaveLength(2);
});

it('stores nothing of a transaction whose thread has ended in its middle, and goes on with the next', async () => {
  const { database, threads, insert, listNames } = await setUp();
  const broken = database.transaction().execute(async (transaction) => {
    await insert('first half', transaction);
    await threads[0]?.terminate();
    await insert('second half', transaction).catch(() => {});
    await insert('third half', transaction);
  });
  await expect(broken).rejects.toThrow('the thread that writes to SQLite has ended');
  await database.transaction().execute((transaction) => insert('next', transaction));
  expect(await listNames()).toEqual(['next']);
});
