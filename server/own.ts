import { readFileSync } from 'node:fs';
import { TOPICS } from 'contract/answers/topics.ts';
import { openAsk } from './modules/ask/ask.ts';
import { TopicMatcher } from './modules/search/topics/topic-matcher.ts';
import { loadSite } from './modules/site/site-files.ts';
import { pageTitles } from './modules/site/page-titles.ts';
import { openPassages } from './modules/search/passages/passages.ts';
const site = await loadSite(new URL('../site/dist', import.meta.url).pathname, null);
const passages = openPassages({ site, blog: { findRevision: async () => '1', listVersions: async () => [], readArticles: async () => [] } as never, log: console as never });
const matcher = new TopicMatcher(TOPICS);
const ask = openAsk({ topics: () => matcher, passages, titleOf: pageTitles(site), productName: site.name });
for (const line of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) {
  const turns = line.split('|'); const content = turns.pop()!;
  const a = await ask.answer({ content, earlier: turns });
  console.log(`${line}\n    ${a.kind} ${a.topic ?? ''}: ${a.text.slice(0, 130)} ${a.suggestions.join(' ; ')} [${a.sources.map((s) => s.address).join(' ')}]`);
}
