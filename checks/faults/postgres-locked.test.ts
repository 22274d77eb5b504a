import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnPostgres } from './on-postgres.ts';
import { startForTest } from './start-for-test.ts';

describeOnPostgres('a Postgres that accepts queries and never answers', (findCluster) => {
  it('serves cached pages without waiting for the database', async () => {
    const server = await startForTest({ env: { DATABASE_URL: findCluster().addressOf('site') } });
    const read = async (path: string) => (await fetch(server.url + path)).status;
    expect(await read('/blog')).toBe(200);

    const holder = new pg.Client(findCluster().addressOf('site'));
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('lock table blog_revision, blog_articles in access exclusive mode');

    const order: string[] = [];
    // One that is not kept waits for the database; the one that is must not wait for it.
    const unknown = read('/blog?q=new').then(() => order.push('new'));
    for (let count = 0; count < 3; count += 1) order.push(`kept ${await read('/blog')}`);
    expect(order).toEqual(Array.from({ length: 3 }, () => 'kept 200'));
    await holder.query('rollback');
    await unknown;
    await expect.poll(() => read('/blog?q=new')).toBe(200);
  });
});
