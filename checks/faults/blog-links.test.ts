import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugOf } from 'contract/blog/blog-rules.ts';
import { expect, it, onTestFinished } from 'vitest';
import { runUntil } from './run-program.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

/** Every kind of character that an import takes in the name of a category. */
const CATEGORIES = [
  'Security & Tests',
  'R, D + Q',
  "Editor's (own) choice",
  'Büro und Alltag',
  'Cafe\u0301 - nein',
  'İstanbul ΟΔΟΣ',
  'हिन्दी',
  '日本語',
  '𠮷 family',
  '½ price 24-7',
  `${'語'.repeat(99)}&`,
];
const LONGEST_URL = 'a'.repeat(120);
const SITE = /^https:\/\/[^/]+/;

function articleFile(category: string, url: string): string {
  return `---\nsubject: ${JSON.stringify(`About ${category}`)}\ncategory: ${JSON.stringify(category)}\nurl: ${url}\ndate: 2025-01-01\n---\nText.`;
}

/** Returns the links of a document within the blog: of HTML, a feed or the sitemap. */
function linksIn(text: string): string[] {
  const found = [
    ...text.matchAll(/ (?:href|src|content)="([^"]*)"/g),
    ...text.matchAll(/<(?:loc|link)>([^<]*)</g),
    ...text.matchAll(/"(?:url|image|feed_url|home_page_url)":\s*"([^"]*)"/g),
  ];
  return found
    .map(([, link = '']) => readEntities(link).replace(SITE, '').replace(/#.*$/, ''))
    .filter((link) => /^\/blog(?:[/?]|$)/.test(link));
}

function readEntities(text: string): string {
  return text
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hexadecimal?: string, decimal?: string) =>
      String.fromCodePoint(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)),
    )
    .replaceAll('&amp;', '&');
}

it('answers every link to an article, for any characters in the name of its category', async () => {
  const dataDir = await makeTemporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const blogDir = join(dataDir, 'blog');
  await mkdir(blogDir);
  const write = (index: number, url: string) =>
    writeFile(join(blogDir, `${index}.md`), articleFile(CATEGORIES[index] ?? '', url));
  await Promise.all(CATEGORIES.map((_, index) => write(index, index === 0 ? LONGEST_URL : 'article')));
  const env = { DATA_DIR: dataDir, BLOG_DIR: blogDir };
  const server = await startForTest({ env });
  const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });

  const sitemap = await (await get('/sitemap.xml')).text();
  const addresses = linksIn(sitemap).filter((path) => path.split('/').length === 4);
  expect(addresses).toHaveLength(CATEGORIES.length);

  const seen = new Set(['/blog', '/blog?page=2', '/blog/rss.xml', '/blog/feed.json', ...addresses]);
  const answers: [path: string, status: number][] = [];
  for (const path of seen) {
    const answer = await get(path);
    answers.push([path, answer.status]);
    const text = await answer.text();
    if (/html|rss|feed/.test(answer.headers.get('content-type') ?? '')) {
      for (const link of linksIn(text)) seen.add(link);
    }
  }
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  for (const address of addresses) {
    for (const path of [address, `${address}/banner.svg`, `${address}/card.png`])
      expect([...seen]).toContain(path);
    expect([...seen]).toContain(`${address.replace(/[^/]*$/, '')}rss.xml`);
  }
  for (const category of CATEGORIES) {
    expect([...seen]).toContain(`/blog?${new URLSearchParams({ category: slugOf(category) })}`);
  }

  // Old addresses lead to the new ones.
  await Promise.all(CATEGORIES.map((_, index) => write(index, 'moved')));
  const importing = { command: process.execPath, args: ['server/commands/blog.ts', 'import'] };
  expect(await runUntil(importing, { env })).toContain(`${CATEGORIES.length} moved`);
  for (const address of addresses) {
    const moved = address.replace(/[^/]*$/, 'moved');
    await expect.poll(async () => (await get(address)).headers.get('location')).toBe(moved);
    expect((await get(moved)).status).toBe(200);
  }
});
