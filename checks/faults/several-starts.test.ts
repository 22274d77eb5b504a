import { rm } from 'node:fs/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { newestMigration } from '../../server/plugins/database/migrate.ts';
import { articleFile, makeArticleFolder } from '../support/article-folder.ts';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { makeSiteFolder } from '../support/site-folder.ts';
import { describeOnPostgres } from './on-postgres.ts';
import { unpackPreviousVersion } from './previous-version.ts';
import type { RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const START_MS = 60_000;
const ARTICLES = ['one', 'two', 'three'];

describeOnPostgres('on one Postgres', (findCluster) => {
  async function setUp(name: string) {
    const cluster = findCluster();
    await cluster.createDatabase(name);
    const siteDir = await makeSiteFolder();
    onTestFinished(() => rm(siteDir, { recursive: true }));
    const client = new pg.Client(cluster.addressOf(name));
    await client.connect();
    onTestFinished(() => client.end());
    return {
      env: { DATABASE_URL: cluster.addressOf(name), SITE_DIR: siteDir },
      ask: async (query: string) => (await client.query(query)).rows.map((row) => Object.values(row)[0]),
    };
  }

  it('migrates once and imports each article once when three processes start at once', async () => {
    const { env, ask } = await setUp('at_once');
    const blogDir = await makeArticleFolder(
      Object.fromEntries(
        ARTICLES.map((url) => [`${url}.md`, articleFile({ url, subject: `The article ${url}` })]),
      ),
    );
    const started = { env: { ...env, BLOG_DIR: blogDir } };
    const servers = await Promise.all([startForTest(started), startForTest(started), startForTest(started)]);

    const migrations = await ask('select name from kysely_migration order by name');
    expect(migrations).toEqual([...new Set(migrations)]);
    expect(migrations.at(-1)).toBe(newestMigration());
    expect(await ask('select url from blog_articles order by url')).toEqual([...ARTICLES].sort());
    for (const { url } of servers) {
      expect((await postLead(url, 'contact', GOOD_BODIES.contact)).status).toBe(201);
    }
    expect(await ask('select count(*)::int from leads')).toEqual([3]);
  });

  it('waits while another process migrates, and then starts', async () => {
    const { env, ask } = await setUp('waits');
    // The lock of the migrations, held for longer than any statement of a visitor may take.
    await ask('select pg_advisory_lock(3853314791062309107)');
    const starting = startForTest({ env });
    await expect
      .poll(() => ask("select count(*)::int from pg_locks where locktype = 'advisory' and not granted"), {
        timeout: START_MS,
      })
      .toEqual([1]);
    await ask('select pg_sleep(4)');
    await ask('select pg_advisory_unlock(3853314791062309107)');
    const { url } = await starting;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('serves leads from the previous version beside the newest one after the newest migration', async (context) => {
    const previous = unpackPreviousVersion();
    if (!previous) return context.skip('the version before, or a package of it, is not at hand');
    onTestFinished(previous.remove);
    const { env, ask } = await setUp('beside');
    const oldSite = await previous.makeSite();
    onTestFinished(() => rm(oldSite, { recursive: true }));
    const old = await startForTest({
      env: { ...env, SITE_DIR: oldSite },
      wrapper: ['env', '-C', previous.folder],
      // Without its bundle, which is not built.
      program: ['checks/support/with-constants.ts', 'server/main.ts'],
    });
    const [before] = await ask('select max(name) from kysely_migration');
    expect(before).not.toBe(newestMigration());
    const stored = new Set([await store(old)]);
    const next = await startForTest({ env });
    expect(await ask('select max(name) from kysely_migration')).toEqual([newestMigration()]);
    for (const server of [old, next, old]) stored.add(await store(server));
    expect(new Set(await ask('select id from leads'))).toEqual(stored);
    expect(old.output()).not.toMatch(/"level":[56]0/);
  });
});

async function store({ url }: RunningServer): Promise<string> {
  const answer = await postLead(url, 'contact', GOOD_BODIES.contact);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
