import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { fillEveryTable, readEveryTable } from '../../../../../checks/support/filled-tables.ts';
import { findPostgres } from '../../../../../checks/support/postgres-cluster.ts';
import { findDataDir, openShell } from '../../../../../checks/support/shell.ts';
import { storeLead } from '../../../../../checks/support/stored-leads.ts';
import { openTestDatabase } from '../../../../../checks/support/test-database.ts';
import { NOW } from '../../../../../checks/support/test-server.ts';
import { markRestored, openDatabaseRole } from '../../../../plugins/database/installation.ts';
import { openDatabase } from '../../../../plugins/database/open-database.ts';
import type { Database } from '../../../../plugins/database/schema.ts';
import { SEARCH_INDEXES } from '../../../blog/search-index.ts';
import { moveCommand } from '../../commands/move.command.ts';
import { describeStore, readTarget, type Store } from './move-target.ts';
import { drawProgress } from './progress-bar.ts';
import { RowDigest } from './row-digest.ts';

/** The index of words, which SQLite keeps in tables of its own kind, and what remembers the migrations. */
const NOT_FILLED = /^(blog_(stems|words)|kysely_|installation)/;

/** An empty database without any table. */
async function createPostgres(): Promise<string> {
  const address = new URL(inject('postgresAddress'));
  const name = `moved_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(address.href);
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  address.pathname = name;
  return address.href;
}

async function open(
  store: { dataDir?: string; databaseUrl?: string },
  mayBeMoved = false,
): Promise<Database> {
  const database = await openDatabase({ dataDir: '', databaseUrl: null, ...store }, () => {}, { mayBeMoved });
  onTestFinished(() => database.destroy().catch(() => {}));
  return database;
}

/** A SQLite database with rows in every table, closed. */
async function setUp() {
  const database = await openTestDatabase(() => {});
  await sql`delete from blog_revision`.execute(database);
  await sql`delete from server_keys`.execute(database);
  const tables = await fillEveryTable(database, NOT_FILLED);
  const rows = await readEveryTable(database, tables);
  const dataDir = await findDataDir(database);
  await database.destroy();
  return { tables, rows, dataDir, shell: await openShell({ dataDir }) };
}

describe.skipIf(!findPostgres())('npm run move', () => {
  it('moves every table of the schema to Postgres and back', async () => {
    const { tables, rows, dataDir, shell } = await setUp();
    const databaseUrl = await createPostgres();
    const there = await shell.runAlone(moveCommand, ['--to', databaseUrl]);
    expect(there).toMatchObject({ code: 0, errors: [] });
    expect(there.printed.at(-2)).toContain(
      `now has all rows: ${tables.length * 3} rows in ${tables.length} tables`,
    );
    expect(there.printed.join('\n')).not.toContain(databaseUrl);

    const back = await openShell({ config: { databaseUrl } });
    const again = join(dataDir, 'again');
    expect(await back.runAlone(moveCommand, ['--to', `sqlite:${again}`])).toMatchObject({ code: 0 });
    const returned = await readEveryTable(await open({ dataDir: again }), tables);
    // SQLite numbers its rows again.
    const withoutRowNumber = (row: string) => row.replace(/\["search_row",\d+\]/, '');
    for (const table of tables) {
      expect(returned[table]?.map(withoutRowNumber).sort()).toEqual(
        rows[table]?.map(withoutRowNumber).sort(),
      );
    }
  });

  it('moves the search index, and enforces foreign keys in Postgres', async () => {
    const { shell } = await setUp();
    const databaseUrl = await createPostgres();
    await shell.runAlone(moveCommand, ['--to', databaseUrl]);
    const database = await open({ databaseUrl });
    const hits = SEARCH_INDEXES.postgres.selectHits({ complete: [], last: 'articles' });
    const { rows } = await sql`select id from ${hits} as hit`.execute(database);
    expect(rows).toHaveLength(3);
    const orphan = { id: 'a', lead_id: 'unknown', text: 'b', created_at: 'c' };
    await expect(database.insertInto('lead_notes').values(orphan).execute()).rejects.toThrow(/foreign key/);
  });

  it('compares and copies nothing when it runs a second time', async () => {
    const { shell } = await setUp();
    const databaseUrl = await createPostgres();
    await shell.runAlone(moveCommand, ['--to', databaseUrl]);
    const again = await shell.runAlone(moveCommand, ['--to', databaseUrl]);
    expect(again).toMatchObject({ code: 0, errors: [] });
    expect(again.printed.at(-2)).toContain('had all rows already');
  });

  it('refuses a database with other rows, and names the table', async () => {
    const { shell, tables } = await setUp();
    const databaseUrl = await createPostgres();
    const other = await open({ databaseUrl });
    const id = await storeLead(other);
    expect(await shell.runAlone(moveCommand, ['--to', databaseUrl])).toMatchObject({
      code: 1,
      printed: [],
      errors: [expect.stringContaining('leads (1 row there, 3 here)')],
    });
    expect(await other.selectFrom('leads').select('id').execute()).toEqual([{ id }]);
    expect(tables).toContain('leads');
  });

  it('marks the source as moved, so that no server and no command uses it', async () => {
    const { shell, dataDir } = await setUp();
    const databaseUrl = await createPostgres();
    await shell.runAlone(moveCommand, ['--to', databaseUrl]);
    await expect(open({ dataDir })).rejects.toThrow(
      /^DATABASE_URL: must be set, .* moved to the Postgres database moved_\w+ on .* on 2026-03-10, and npm run move brings/,
    );
    const there = await open({ databaseUrl });
    await storeLead(there);
    await there.destroy();

    const back = await openShell({ config: { databaseUrl } });
    const { code, printed } = await back.runAlone(moveCommand, ['--to', `sqlite:${dataDir}`]);
    expect([code, printed[0]]).toEqual([
      0,
      expect.stringMatching(/^The source of the earlier move is now .*\.before-/),
    ]);
    const here = await open({ dataDir });
    expect(await here.selectFrom('leads').select('id').execute()).toHaveLength(4);
    await expect(open({ databaseUrl })).rejects.toThrow(
      `DATABASE_URL: names the source of a move: the data was moved to the SQLite database in ${dataDir}`,
    );
  });

  it('keeps a copy of the live database quiet after a move', async () => {
    const { shell, dataDir } = await setUp();
    const here = await open({ dataDir });
    await markRestored(here, NOW);
    await here.destroy();
    const databaseUrl = await createPostgres();
    await shell.runAlone(moveCommand, ['--to', databaseUrl]);
    const { findCopyReason } = await openDatabaseRole(await open({ databaseUrl }), { publicUrl: null });
    expect(await findCopyReason()).toContain('was restored');
  });

  it('leaves the target empty when it fails, and succeeds in a second run', async () => {
    const { shell, dataDir } = await setUp();
    const databaseUrl = await createPostgres();
    const database = await open({ dataDir });
    // Postgres takes no text with it.
    await sql`update users set last_name = ${'a\0b'}`.execute(database);
    await database.destroy();
    await expect(shell.runAlone(moveCommand, ['--to', databaseUrl])).rejects.toThrow(/0x00/);
    const there = await open({ databaseUrl });
    expect(await there.selectFrom('leads').select('id').execute()).toEqual([]);
    const repaired = await open({ dataDir });
    await sql`update users set last_name = 'ab'`.execute(repaired);
    await repaired.destroy();
    expect(await shell.runAlone(moveCommand, ['--to', databaseUrl])).toMatchObject({ code: 0 });
  });

  it('refuses while a server has the database open', async () => {
    const { shell, dataDir } = await setUp();
    await open({ dataDir });
    expect(await shell.runAlone(moveCommand, ['--to', await createPostgres()])).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/is in use: stop the server first/)],
    });
  });
});

it.each([
  [[], "error: required option '--to <address>' not specified"],
  [['--to', 'mysql://a/b'], '--to takes postgres://user:password@host:5432/name, or sqlite: and a folder'],
  [['--to', 'sqlite:'], '--to takes postgres://user:password@host:5432/name, or sqlite: and a folder'],
  [['--to', 'sqlite:elsewhere'], 'the data is in SQLite already: npm run backup copies it'],
])('reports a wrong use with %j', async (args, message) => {
  const shell = await openShell();
  expect(await shell.runAlone(moveCommand, args)).toMatchObject({
    code: 2,
    errors: expect.arrayContaining([message]),
  });
});

it.each([
  [['--to', 'sqlite:x', 'postgres://ann:s3cret@db/site']],
  [['--tto=postgres://ann:s3cret@db/site']],
  [['--to', 'mysql://ann:s3cret@db/site']],
])('repeats no password that is typed in the wrong place, as in %j', async (args) => {
  const { code, errors } = await (await openShell()).runAlone(moveCommand, args);
  expect([code, errors.join('\n')]).toEqual([2, expect.not.stringContaining('s3cret')]);
});

it('names a database without its password', () => {
  const store = readTarget('postgres://ann:secret@db.example.com:5432/site', '/') as Store;
  expect(describeStore(store)).toBe('the Postgres database site on db.example.com');
});

it.each([
  [0, 0, '████████████████████████  0 of 0'],
  [1, 4, '██████░░░░░░░░░░░░░░░░░░  1 of 4'],
  [5_000, 4_000, '████████████████████████  5,000 of 4,000'],
])('draws the progress of %i of %i', (done, all, drawn) => {
  expect(drawProgress('copying leads', done, all)).toBe(`copying leads  ${drawn}`);
});

describe('RowDigest', () => {
  const digestOf = (...rows: Record<string, unknown>[]) => {
    const digest = new RowDigest();
    for (const row of rows) digest.add(row, ['a', 'b']);
    return digest;
  };

  it.each([
    ['rows in another order', [{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], true],
    ['a number that comes as a text', [{ a: 12 }], [{ a: '12' }], true],
    ['bytes of either kind', [{ a: Uint8Array.of(1) }], [{ a: Buffer.of(1) }], true],
    ['a row twice', [{ a: 1 }], [{ a: 1 }, { a: 1 }], false],
    ['nothing and an empty text', [{ a: null }], [{ a: '' }], false],
    ['a text that moved to the next column', [{ a: 'x', b: '' }], [{ a: '', b: 'x' }], false],
    ['a text that looks like two', [{ a: 'x","y', b: '' }], [{ a: 'x', b: 'y' }], false],
  ])('compares %s', (_what, some, others, isEqual) => {
    expect(digestOf(...some).equals(digestOf(...others))).toBe(isEqual);
  });
});
