import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnPostgres } from './on-postgres.ts';
import { makeTemporaryFolder, startAndFail } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

async function lock(address: string, tables: string): Promise<pg.Client> {
  const holder = new pg.Client(address);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query(`lock table ${tables} in access exclusive mode`);
  return holder;
}

describeOnPostgres('a Postgres that accepts queries and never answers', (findCluster) => {
  it('serves cached pages without waiting for the database', async () => {
    const server = await startForTest({ env: { DATABASE_URL: findCluster().addressOf('site') } });
    const read = async (path: string) => (await fetch(server.url + path)).status;
    expect(await read('/blog')).toBe(200);

    const holder = await lock(findCluster().addressOf('site'), 'blog_revision, blog_articles');

    const order: string[] = [];
    // One that is not kept waits for the database; the one that is must not wait for it.
    const unknown = read('/blog?q=new').then(() => order.push('new'));
    for (let count = 0; count < 3; count += 1) order.push(`kept ${await read('/blog')}`);
    expect(order).toEqual(Array.from({ length: 3 }, () => 'kept 200'));
    await holder.query('rollback');
    await unknown;
    await expect.poll(() => read('/blog?q=new')).toBe(200);
  });

  it('ends a start that it does not answer after the migration with one line', async () => {
    const address = findCluster().addressOf('site');
    const first = await startForTest({ env: { DATABASE_URL: address } });
    await first.stop();
    // Read once the schema and the stored settings are.
    await lock(address, 'hosts');
    const env = { DATABASE_URL: address, BLOG_DIR: '/nowhere', DATA_DIR: await makeTemporaryFolder() };
    const { code, stderr } = await startAndFail(env);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL: .*does not answer.*\n$/)]);
  });
});
