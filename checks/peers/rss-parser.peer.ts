import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startFeeds, tryFeeds } from './feed-readers.ts';
import type { Peer } from './peer.ts';
import { unescaped } from './text-readers.ts';

type Item = Record<'title' | 'link' | 'content' | 'content:encoded' | 'isoDate', string>;
type RssParser = new () => { parseURL: (address: string) => Promise<{ items: Item[] }> };

export default {
  title: 'rss-parser',
  group: 'Readers and checkers',
  npm: ['rss-parser@3.13.0'],
  expected:
    'All articles with their whole text (`content:encoded` of RSS, `content` of Atom); titles stay HTML.',
  async run(bench) {
    const feeds = await startFeeds(bench);
    const Parser: RssParser = createRequire(join(bench.packages, 'index.js'))('rss-parser');
    await tryFeeds(bench, feeds, async (address) => {
      const { items } = await new Parser().parseURL(address);
      return items.map((item) => ({
        ...{ title: unescaped(item.title), link: item.link, at: Date.parse(item.isoDate) },
        html: item['content:encoded'] ?? item.content,
      }));
    });
  },
} satisfies Peer;
