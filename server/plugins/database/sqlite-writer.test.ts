import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import { identifyFiles } from './sqlite-file.ts';
import { BEGIN, COMMIT, ROLLBACK } from './sqlite-statements.ts';
import { type SqliteWriter, startSqliteWriter, startThread } from './sqlite-writer.ts';

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

it('starts a new thread when one has ended', async () => {
  const { threads, insert, listNames } = await setUp();
  await insert('before');
  await threads[0]?.terminate();
  await insert('after');
  expect(await listNames()).toEqual(['after', 'before']);
  expect(threads).toHaveLength(2);
});

it('stores nothing of a transaction whose thread ended, and runs the next one', async () => {
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

/** Asks for statements at once, none of them waiting for another, and returns their results. */
async function askAtOnce(writer: SqliteWriter, ...statements: string[]) {
  const settled = await Promise.allSettled(
    statements.map((statement) => writer.execute({ sql: statement, parameters: [] })),
  );
  return settled.map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.message));
}

async function setUpNames() {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  const file = join(folder, 'names.sqlite');
  const other = new DatabaseSync(file);
  other.exec('create table names (name text not null)');
  const writer = startSqliteWriter({ file, files: identifyFiles(file), lockTimeoutMs: 0 });
  onTestFinished(async () => {
    await writer.close();
    other.close();
    await rm(folder, { recursive: true });
  });
  return { writer, other, list: () => other.prepare('select name from names').all() };
}

it('stores nothing of a transaction with a failed statement, whatever follows it', async () => {
  const { writer, list } = await setUpNames();
  const refused = 'NOT NULL constraint failed: names.name';
  const first = "insert into names values ('first')";
  const last = "insert into names values ('last')";
  expect(await askAtOnce(writer, BEGIN, first, 'insert into names values (null)', last, COMMIT)).toEqual([
    ...['done', 'done', refused, refused, refused],
  ]);
  expect(await askAtOnce(writer, ROLLBACK)).toEqual(['done']);
  expect(list()).toEqual([]);
  expect(await askAtOnce(writer, BEGIN, last, COMMIT)).toEqual(['done', 'done', 'done']);
  expect(list()).toEqual([{ name: 'last' }]);
});

it('stores no statement of a transaction that could not begin', async () => {
  const { writer, other, list } = await setUpNames();
  const insert = "insert into names values ('late')";
  other.exec('begin immediate');
  const locked = 'database is locked';
  expect(await askAtOnce(writer, BEGIN, insert, COMMIT, ROLLBACK)).toEqual([locked, locked, locked, 'done']);
  other.exec('rollback');
  expect(list()).toEqual([]);
  expect(await askAtOnce(writer, insert)).toEqual(['done']);
  expect(list()).toEqual([{ name: 'late' }]);
});
