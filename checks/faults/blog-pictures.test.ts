import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { runUntil } from './run-program.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

function articleFile(text: string): string {
  return `---\nsubject: A picture\ncategory: News\nurl: picture\ndate: 2025-01-01\n---\n${text}`;
}

function drawPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 350, channels: 3, background } })
    .png()
    .toBuffer();
}

it('serves the picture of an article until the article is removed', async () => {
  const dataDir = await makeTemporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const blogDir = join(dataDir, 'blog');
  await mkdir(join(blogDir, 'pics'), { recursive: true });
  await writeFile(join(blogDir, 'pics', 'a.png'), await drawPicture('red'));
  await writeFile(
    join(blogDir, 'a.md'),
    articleFile('VisualFindings: ![A red field](pics/a.png)\n\n![b](pics/b.png)'),
  );
  const env = { DATA_DIR: dataDir, BLOG_DIR: blogDir };
  const server = await startForTest({ env });
  const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  const runBlog = (...args: string[]) =>
    runUntil({ command: process.execPath, args: ['server/commands/blog.ts', ...args] }, { env });
  const addressesOn = async (path: string) =>
    [...new Set((await (await get(path)).text()).match(/\/blog-pictures\/[\w-]+\.\w+/g))].sort();

  await expect.poll(() => server.output()).toMatch(/an image was left out: there is no file pics\/b\.png/);
  const addresses = await addressesOn('/blog/news/picture');
  expect(addresses.map((address) => address.replace(/.*-/, ''))).toEqual([
    '480.avif',
    '480.webp',
    '700.avif',
    '700.webp',
  ]);
  for (const address of addresses) {
    const picture = await get(address);
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const { width } = await sharp(await picture.arrayBuffer()).metadata();
    expect(address).toContain(`-${width}.`);
  }
  const rss = await (await get('/blog/rss.xml')).text();
  expect(rss).toMatch(/srcset="https:\/\/[^"]+-480\.webp 480w, https:\/\/[^"]+-700\.webp 700w"/);
  expect(rss).not.toMatch(/(?:src="| )\/blog-pictures/);

  // Another picture under the same name has another address, and the old one goes.
  await writeFile(join(blogDir, 'pics', 'a.png'), await drawPicture('blue'));
  expect(await runBlog('import')).toContain('changed    ');
  await expect.poll(() => addressesOn('/blog/news/picture')).not.toEqual(addresses);
  const [blue = ''] = await addressesOn('/blog/news/picture');
  expect((await get(blue)).status).toBe(200);

  expect(await runBlog('remove', 'a.md')).toContain('removed    /blog/news/picture');
  await expect.poll(async () => (await get('/blog/news/picture')).status).toBe(410);
  expect(await (await get('/blog/news/picture')).text()).toContain('Article removed');
  expect(await runBlog('remove', '/blog/news/picture', '--redirect', '/pricing')).toContain(
    'redirects to /pricing',
  );
  await expect.poll(async () => (await get('/blog/news/picture')).headers.get('location')).toBe('/pricing');
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/blog/news/picture');

  expect(await runBlog('import')).toContain('1 removed');
  expect((await get('/blog/news/picture')).headers.get('location')).toBe('/pricing');
  expect(await runBlog('restore', 'a.md')).toContain('1 new');
  await expect.poll(async () => (await get('/blog/news/picture')).status).toBe(200);
});
