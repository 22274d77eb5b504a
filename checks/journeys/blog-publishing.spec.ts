import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { makeTemporaryFolder, type RunningServer, startServer } from '../faults/server-process.ts';
import { followRequests } from '../sweep/settle.ts';
import { test as base } from './fixtures.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

interface OwnBlog {
  server: RunningServer;
  /** Writes an article's file and imports it. */
  publish: (file: string, fields: Record<string, string>) => Promise<void>;
  /** Path and query of the link that shows an article before it is published. */
  previewPath: (url: string) => Promise<string>;
}

/** A test with a blog of its own, which begins with one article. */
const test = base.extend<{ blog: OwnBlog }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  blog: async ({}, use) => {
    const dataDir = await makeTemporaryFolder();
    const blogDir = join(dataDir, 'blog');
    const env = { DATA_DIR: dataDir, BLOG_DIR: blogDir };
    const write = (file: string, fields: Record<string, string>) => {
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
      return writeFile(join(blogDir, file), `---\n${lines.join('')}---\n\nThe words of it.\n`);
    };
    const run = async (...args: string[]) => {
      const { PATH = '', HOME = '' } = process.env;
      const ran = await promisify(execFile)(process.execPath, ['server/commands/blog.ts', ...args], {
        cwd: REPOSITORY,
        env: { PATH, HOME, ...env },
      });
      return ran.stdout;
    };
    await mkdir(blogDir);
    await write('first.md', ARTICLE);
    const server = await startServer({ env: { ...env, LOG_LEVEL: 'warn' } });
    await use({
      server,
      publish: async (file, fields) => {
        await write(file, fields);
        await run('import');
      },
      previewPath: async (url) => {
        const { pathname, search } = new URL((await run('preview', url)).trim());
        return pathname + search;
      },
    });
    await server.stop();
    await rm(dataDir, { recursive: true });
  },
  baseURL: async ({ blog }, use) => use(blog.server.url),
});

/** Places that name each published article. */
const LISTS = [
  '/blog',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/blog/operations/rss.xml',
  '/sitemap.xml',
];

const ARTICLE = { subject: 'The first one', category: 'Operations', url: 'first-one', date: '2025-01-01' };

// How soon, `memoize-ttl.test.ts` shows under a clock of its own.
test('shows an import while the server runs, and redirects a changed address permanently', async ({
  page,
  blog,
}) => {
  await page.goto('/blog/operations/first-one');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first one');
  await blog.publish('first.md', { ...ARTICLE, subject: 'The same one', url: 'same-one' });
  await expect.poll(async () => (await page.request.get('/blog/operations/same-one')).status()).toBe(200);

  const old = await page.request.get('/blog/operations/first-one', { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers().location).toBe('/blog/operations/same-one');
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['The same one']);
  await expect(page.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
    'href',
    '/blog/operations/same-one',
  );
});

test('shows a draft to readers with its link, and lists it nowhere', { tag: '@smoke' }, async ({
  page,
  blog,
}) => {
  await blog.publish('second.md', { ...ARTICLE, subject: 'Not yet', url: 'not-yet', draft: 'true' });
  for (const path of ['', '/banner.svg', '/card.png', '?preview=guessed', '/banner.svg?preview=guessed']) {
    expect((await page.request.get(`/blog/operations/not-yet${path}`)).status(), path).toBe(404);
  }
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const banner = page.waitForResponse(/banner\.svg/);
  const settle = followRequests(page);
  const response = await page.goto(await blog.previewPath('not-yet'));
  await settle();

  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet');
  await expect(page.getByRole('main')).toContainText(/Preview\..*This is a draft/);
  await expect(page.getByText('The words of it.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await banner).status()).toBe(200);
  expect((await banner).headers()['cache-control']).toBe('private, no-store');
  expect(calls.filter((url) => url.includes('/authms/'))).toEqual([]);
  await expect(page.locator('astro-island')).toHaveCount(0);

  for (const path of LISTS) {
    const body = await (await page.request.get(path)).text();
    expect(body, path).toContain('first-one');
    expect(body, path).not.toContain('not-yet');
  }
});
