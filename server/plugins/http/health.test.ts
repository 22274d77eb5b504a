import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { damage } from '../../../checks/support/damage.ts';
import { postLead } from '../../../checks/support/lead-bodies.ts';
import { findDataDir } from '../../../checks/support/shell.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { openDatabase } from '../database/open-database.ts';
import { SQLITE_FILE } from '../database/sqlite-database.ts';

describe('/healthz and /readyz', () => {
  it('answers 200 without caching', async () => {
    const { url } = await startTestServer();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await fetch(url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('reports the version of package.json', async () => {
    const { url } = await startTestServer();
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive', version, build: 'test' });
  });

  it('reports not ready with 503 when the database does not answer', async () => {
    const { url, database } = await startTestServer();
    await database.destroy();
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('reports not ready while the disk is full, and ready again within seconds', async () => {
    const { url, database, logged } = await startTestServer();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await postLead(url, 'agent')).status),
    );
    expect(new Set(statuses)).toContain(503);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect(JSON.stringify(logged)).toContain('database or disk is full');
    expect(JSON.stringify(logged)).not.toContain('rollback');

    await sql`pragma max_page_count = 1000000`.execute(database);
    const freedAt = performance.now();
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, { timeout: 10_000 });
    console.log(`ready again after ${(performance.now() - freedAt).toFixed(0)} ms`);
    expect((await postLead(url, 'agent')).status).toBe(201);
    expect(
      await database.selectFrom('server_keys').select('name').where('name', 'like', 'probe%').execute(),
    ).toEqual([]);
  });

  it('reports not ready while another process holds the write lock', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
    const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
    onTestFinished(async () => {
      await database.destroy();
      await rm(dataDir, { recursive: true });
    });
    const { url } = await startTestServer({ database });
    const status = async () => (await fetch(`${url}/readyz`)).status;
    const other = new DatabaseSync(join(dataDir, SQLITE_FILE));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    await vi.waitUntil(async () => (await status()) === 503, { timeout: 20_000 });
    expect((await fetch(url)).status).toBe(200);
    other.exec('rollback');
    expect(await status()).toBe(200);
  });

  it.each(['site.sqlite-wal', 'site.sqlite'])(
    'reports not ready, acknowledges nothing and leaves the files alone once another program has removed %s',
    async (name) => {
      const { url, database } = await startTestServer();
      const file = join(await findDataDir(database), name);
      expect((await postLead(url, 'agent')).status).toBe(201);
      await rename(file, `${file}.moved`);
      const ready = await fetch(`${url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'not ready', reason: 'database replaced' },
      ]);
      await writeFile(file, 'of another program');
      const answers = await Promise.all([1, 2, 3].map(() => postLead(url, 'agent')));
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
      await database.destroy();
      expect(await readFile(file, 'utf8')).toBe('of another program');
    },
  );

  it('reports a damaged database that was sound when it started', async () => {
    const { url, database } = await startTestServer();
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    damage(join(await findDataDir(database), SQLITE_FILE));
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      ...{ status: 'not ready', reason: 'database damaged' },
    });
  });

  it('answers 405 to POST', async () => {
    const { url } = await startTestServer();
    const answer = await fetch(`${url}/healthz`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
