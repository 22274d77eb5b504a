import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openSqlite, SQLITE_FILE } from './sqlite-database.ts';
import { createSqliteFile } from './sqlite-file.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('the SQLite database', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
  ])('opens the database with %s = %s', async (name, value) => {
    const database = openSqlite(await makeFolder());
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database);
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
    await database.destroy();
  });

  it('creates a file that is private to its owner', async () => {
    const folder = join(await makeFolder(), 'new', 'deep');
    await openSqlite(folder).destroy();
    expect((await stat(join(folder, SQLITE_FILE))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('accepts repeated migrations', async () => {
    const database = openSqlite(await makeFolder());
    await migrate(database);
    await migrate(database);
    expect(await database.selectFrom('leads').selectAll().execute()).toEqual([]);
    await database.destroy();
  });

  // Without one, each insert into the table referred to searches the whole of the other.
  it('has an index for every foreign key', async () => {
    const database = openSqlite(await makeFolder());
    await migrate(database);
    const { rows } = await sql<{ key: string; indexed: number }>`
      select t.name || '.' || k."from" as key, exists (
        select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = k."from"
      ) as indexed
      from sqlite_master t, pragma_foreign_key_list(t.name) k where t.type = 'table'
      order by key`.execute(database);
    expect(rows.map(({ key }) => key)).toContain('idempotency_keys.lead_id');
    expect(rows.filter(({ indexed }) => indexed !== 1)).toEqual([]);
    await database.destroy();
  });

  it('binds undefined, booleans and dates', async () => {
    const database = openSqlite(await makeFolder());
    const moment = new Date(0);
    const query = sql`select ${undefined} as a, ${true} as b, ${false} as c, ${moment} as d`;
    const { rows } = await query.execute(database);
    expect(rows).toEqual([expect.objectContaining({ a: null, b: 1, c: 0, d: '1970-01-01T00:00:00.000Z' })]);
    await database.destroy();
  });

  it('rejects a data folder that is a file, with one line', async () => {
    const file = join(await makeFolder(), 'file');
    await writeFile(file, '');
    const opening = openDatabase({ dataDir: join(file, 'data'), databaseUrl: null }, () => {});
    await expect(opening).rejects.toThrow(/^DATA_DIR: must be a folder that this process can write to$/);
  });

  it('rejects an empty file, as a full disk leaves one, without writing to it', async () => {
    const dataDir = await makeFolder();
    await writeFile(join(dataDir, SQLITE_FILE), '');
    const opening = openDatabase({ dataDir, databaseUrl: null }, () => {});
    await expect(opening).rejects.toThrow(
      /^DATA_DIR: site\.sqlite in it is empty \(0 bytes\)[^\n]+npm run restore/,
    );
    expect((await stat(join(dataDir, SQLITE_FILE))).size).toBe(0);
  });

  it('creates the file with its first page, and leaves no other file', async () => {
    const folder = await makeFolder();
    const file = join(folder, SQLITE_FILE);
    for (let turn = 0; turn < 2; turn += 1) {
      createSqliteFile(file);
      expect(await readdir(folder)).toEqual([SQLITE_FILE]);
      expect((await stat(file)).size).toBeGreaterThan(0);
    }
  });

  it('rejects a file that is no database, with one line', async () => {
    const dataDir = await makeFolder();
    await writeFile(
      join(dataDir, SQLITE_FILE),
      'this is no database, but long enough to be taken for one'.repeat(20),
    );
    const opening = openDatabase({ dataDir, databaseUrl: null }, () => {});
    await expect(opening).rejects.toThrow(/^DATA_DIR: [^\n]+$/);
  });
});

describe('a Postgres database', () => {
  it('rejects an address where no server answers, with one line', async () => {
    const databaseUrl = 'postgres://user:secret@127.0.0.1:1/site';
    const opening = openDatabase({ dataDir: '', databaseUrl }, () => {});
    await expect(opening).rejects.toThrow(/^DATABASE_URL: (?!.*secret)[^\n]+$/);
  });
});
