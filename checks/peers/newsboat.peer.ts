import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ReadItem, startFeeds, tryFeeds } from './feed-readers.ts';
import type { Peer } from './peer.ts';
import { unescaped } from './text-readers.ts';

export default {
  title: 'newsboat',
  group: 'Readers and checkers',
  debian: ['newsboat'],
  expected: 'Each article is there once with its title, time and whole text; a second reload adds none.',
  async run(bench) {
    const feeds = await startFeeds(bench);
    const [urls, cache, config] = ['urls', 'cache.db', 'config'].map((name) => join(bench.folder, name));
    await writeFile(config ?? '', '');
    const options = ['-u', urls ?? '', '-c', cache ?? '', '-C', config ?? ''];
    const newsboat = (...args: string[]) => bench.execute('newsboat', [...options, ...args]);
    async function read(address: string): Promise<ReadItem[]> {
      await rm(cache ?? '', { force: true });
      await writeFile(urls ?? '', `${address}\n`);
      await newsboat('-x', 'reload');
      // It has read the HTML of a title of Atom, and will do so with that of RSS as it shows it.
      const titleOf = address.endsWith('atom.xml') ? String : unescaped;
      const database = new DatabaseSync(cache ?? '', { readOnly: true });
      const rows = database.prepare('SELECT title, url, content, pubDate FROM rss_item').all();
      database.close();
      return rows.map(({ title, url, content, pubDate }) => ({
        ...{ title: titleOf(String(title)), link: String(url), html: String(content) },
        at: Number(pubDate) * 1000,
      }));
    }
    await tryFeeds(bench, feeds, read);
    await bench.attempt('reload: no article is there twice', async () => {
      await read(`${feeds.url}/blog/rss.xml`);
      await newsboat('-x', 'reload');
      const counted = await newsboat('-x', 'print-unread');
      assert.match(counted, new RegExp(`^${feeds.articles.length} `));
    });
  },
} satisfies Peer;
