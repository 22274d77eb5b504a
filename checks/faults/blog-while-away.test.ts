import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const binaries = findPostgres();
if (!binaries) console.warn('skipped: no Postgres, neither in PATH nor below /usr/lib/postgresql');

const TO_READ = { headers: { accept: 'text/html,application/xhtml+xml' } };
const READ_BEFORE = ['/blog', '/blog/news/one', '/blog/rss.xml', '/blog/feed.json', '/sitemap.xml'];

function articleFile(url: string): string {
  return `---\nsubject: About ${url}\ncategory: News\nurl: ${url}\ndate: 2025-01-01\n---\nText.`;
}

describe.skipIf(!binaries)('the blog without its Postgres', () => {
  it('serves pages from its cache, and an error page for pages outside it', async () => {
    const cluster = await startPostgres(binaries ?? '', true);
    await cluster.createDatabase('site');
    const folder = await makeTemporaryFolder();
    const blogDir = join(folder, 'blog');
    let isRunning = true;
    onTestFinished(async () => {
      if (isRunning) await cluster.stop();
      await rm(folder, { recursive: true });
    });
    await mkdir(blogDir);
    await writeFile(join(blogDir, '1.md'), articleFile('one'));
    await writeFile(join(blogDir, '2.md'), articleFile('two'));
    const env = { DATABASE_URL: cluster.addressOf('site'), DATA_DIR: folder, BLOG_DIR: blogDir };
    const server = await startForTest({ env });
    const get = (path: string) => fetch(server.url + path, TO_READ);
    const before = new Map<string, string>();
    for (const path of READ_BEFORE) before.set(path, await (await get(path)).text());
    expect(before.get('/blog/news/one')).toContain('About one');

    await cluster.stop();
    isRunning = false;
    // Whether the blog has changed is asked a few times a second.
    await expect
      .poll(async () => (await get('/blog')).headers.get('cache-control'), { interval: 20 })
      .toBe('no-cache');

    for (const path of READ_BEFORE) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(await answer.text()).toBe(before.get(path));
    }
    const neverRead = await get('/blog/news/two');
    expect([neverRead.status, neverRead.headers.get('retry-after')]).toEqual([503, '2']);
    const page = await neverRead.text();
    expect(page).toContain('We can’t show this page right now');
    expect(page).toContain('Please try again in a moment.');
    expect(page).toContain('Return to Home');
    expect((await get('/authms/blog')).headers.get('content-type')).toContain('application/json');
  });
});
