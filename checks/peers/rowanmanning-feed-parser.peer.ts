import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startFeeds, tryFeeds } from './feed-readers.ts';
import type { Peer } from './peer.ts';
import { unescaped } from './text-readers.ts';

type Item = Record<'title' | 'url' | 'content', string> & { published: Date };
type FeedParser = { parseFeed: (text: string) => { items: Item[] } };

const FINDING = {
  shownAs: unescaped,
  surprise:
    'it takes references out of the HTML of a text: `&lt;b&gt;` in code becomes an element, and is no longer shown.',
};

export default {
  title: '@rowanmanning/feed-parser',
  group: 'Readers and checkers',
  npm: ['@rowanmanning/feed-parser@2.1.5'],
  expected: 'All articles with their whole text; titles are unescaped once.',
  async run(bench) {
    const feeds = await startFeeds(bench);
    const { parseFeed }: FeedParser = createRequire(join(bench.packages, 'index.js'))(
      '@rowanmanning/feed-parser',
    );
    await tryFeeds(
      bench,
      feeds,
      async (address) => {
        const { items } = parseFeed(await (await fetch(address)).text());
        return items.map(({ title, url, content, published }) => ({
          ...{ title, link: url, html: content, at: published.getTime() },
        }));
      },
      FINDING,
    );
  },
} satisfies Peer;
