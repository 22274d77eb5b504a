import { startFeeds, tryFeeds } from './feed-readers.ts';
import type { Peer } from './peer.ts';
import { unescaped } from './text-readers.ts';

const SCRIPT = `
import calendar, feedparser, json, sys
read = feedparser.parse(sys.argv[1])
assert not read.bozo, read.bozo_exception
json.dump([{
    'title': each.title, 'link': each.link, 'html': each.content[0].value,
    'at': calendar.timegm(each.published_parsed) * 1000,
} for each in read.entries], sys.stdout)
`;

export default {
  title: 'feedparser for Python',
  group: 'Readers and checkers',
  debian: ['python3-feedparser'],
  expected:
    'Feeds are well-formed (`bozo` is false), with all articles; titles as HTML, so that < is still escaped; drawings are left out.',
  async run(bench) {
    const feeds = await startFeeds(bench);
    await tryFeeds(bench, feeds, async (address) => {
      const printed = await bench.execute('/usr/bin/python3', ['-c', SCRIPT, address]);
      const found: { title: string; link: string; html: string; at: number }[] = JSON.parse(printed);
      return found.map(({ title, ...others }) => ({ ...others, title: unescaped(title) }));
    });
  },
} satisfies Peer;
