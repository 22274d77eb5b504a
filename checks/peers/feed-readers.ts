import assert from 'node:assert/strict';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../faults/server-process.ts';
import { articleFile } from '../support/article-folder.ts';
import type { Bench, Finding } from './peer.ts';
import { unescaped } from './text-readers.ts';

const SAMPLES = fileURLToPath(new URL('../../content/en/blog/', import.meta.url));
/** Titles that readers have taken for markup, or have unescaped twice. */
const SUBJECTS = ['Tom & Jerry', '2 < 3 > 1', 'Put <b> around words', 'Write &amp;lt; 日本語 🙂'];

/** An item of a feed, as a reader has stored it. */
export interface ReadItem {
  title: string;
  link: string;
  html: string;
  /** Time of its publication in ms. */
  at: number;
}

export interface Feeds {
  url: string;
  /** Articles of the feeds, newest first, as they were written. */
  articles: ReadItem[];
}

/** Starts a server with the sample articles, and a few with difficult titles. */
export async function startFeeds(bench: Bench): Promise<Feeds> {
  const folder = join(bench.folder, 'blog');
  await cp(SAMPLES, folder, { recursive: true });
  for (const [index, subject] of SUBJECTS.entries()) {
    const entries = { subject: `'${subject}'`, url: `title-${index}`, date: `2026-02-0${index + 1}` };
    const text = 'Text with `a < b && c]]>`, **bold** words\\\nand a [link](/pricing).';
    await writeFile(join(folder, `title-${index}.md`), articleFile(entries, text));
  }
  const server = await startServer({ env: { BLOG_DIR: folder } });
  bench.defer(() => server.stop());
  const read = async (path: string) => (await fetch(server.url + path)).json();
  const { data }: { data: { subject: string; createdDate: string }[] } = await read('/authms/blog?limit=50');
  const { items }: { items: { url: string; content_html: string }[] } = await read('/blog/feed.json');
  const articles = data.map(({ subject, createdDate }, index) => ({
    ...{ title: subject, at: Date.parse(createdDate) },
    ...{ link: items[index]?.url ?? '', html: items[index]?.content_html ?? '' },
  }));
  assert.ok(SUBJECTS.every((subject) => articles.some(({ title }) => title === subject)));
  return { url: server.url, articles };
}

/**
 * Tries a reader on a feed of each kind, and of a category.
 * @param read reads the feed at an address
 * @param finding what it does to the text, as `shownAs` does it to that of ours
 */
export async function tryFeeds(
  bench: Bench,
  { url, articles }: Feeds,
  read: (address: string) => Promise<ReadItem[]>,
  { shownAs = (html: string) => html, ...finding }: Finding & { shownAs?: (html: string) => string } = {},
): Promise<void> {
  const wanted = articles.map(({ html, ...others }) => ({ ...others, html: shownAs(html) }));
  for (const kind of ['rss', 'atom'] as const) {
    await bench.attempt(
      `${kind === 'rss' ? 'RSS' : 'Atom'}: title, address, time and whole text of ${articles.length} articles`,
      async () => assertSame(await read(`${url}/blog/${kind}.xml`), wanted),
      kind === 'rss' ? finding : {},
    );
  }
  await bench.attempt('RSS of a category', async () => {
    const found = await read(`${url}/blog/operations/rss.xml`);
    assert.ok(found.length > 0);
    assertSame(
      found,
      wanted.filter(({ link }) => link.includes('/blog/operations/')),
    );
  });
}

function assertSame(found: readonly ReadItem[], articles: readonly ReadItem[]): void {
  const inOrder = found.toSorted((one, other) => other.at - one.at || one.link.localeCompare(other.link));
  const wanted = articles.toSorted((one, other) => other.at - one.at || one.link.localeCompare(other.link));
  assert.deepEqual(
    inOrder.map(({ html, ...others }) => ({ ...others, words: wordsOfHtml(html) })),
    wanted.map(({ html, ...others }) => ({ ...others, words: wordsOfHtml(html) })),
  );
}

/** Words alone: readers take out drawings, and write elements their own way. */
const wordsOfHtml = (html: string) =>
  unescaped(html.replaceAll(/<svg.*?<\/svg>/gs, ' ').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
