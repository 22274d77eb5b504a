import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import { openSqlite, openSqliteLock, SQLITE_FILE } from './sqlite-database.ts';

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  const database = openSqlite(folder);
  await migrate(database);
  const file = join(folder, SQLITE_FILE);
  const other = new DatabaseSync(file);
  const lock = openSqliteLock(file);
  onTestFinished(async () => {
    other.close();
    lock.close();
    await database.destroy();
    await rm(folder, { recursive: true });
  });
  return { database, other, lock };
}

it('detects whether another process holds the write lock', async () => {
  const { other, lock } = await setUp();
  expect(await lock.canBeTaken()).toBe(true);
  other.exec('begin immediate');
  expect(await lock.canBeTaken()).toBe(false);
  other.exec('rollback');
  expect(await lock.canBeTaken()).toBe(true);
});

it('does not block simultaneous writes', async () => {
  const { database, lock } = await setUp();
  const store = (name: string) => database.insertInto('server_keys').values({ name, value: 'x' }).execute();
  await Promise.all([
    ...Array.from({ length: 50 }, (_none, index) => store(`key-${index}`)),
    ...Array.from({ length: 50 }, () => lock.canBeTaken()),
  ]);
  expect(await database.selectFrom('server_keys').select('name').execute()).toHaveLength(50);
});

it('releases the lock', async () => {
  const { other, lock } = await setUp();
  await lock.canBeTaken();
  expect(() => other.exec('begin immediate; rollback')).not.toThrow();
});
