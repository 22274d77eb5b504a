import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { BlogStore } from '../../blog/blog.store.ts';
import { pageTitles, statedIn } from '../../site/site.queries.ts';
import { createAskStore } from '../ask/ask.store.ts';
import { openPassagesLazily } from '../passages/lazy-passages.ts';
import type { Passages, ServedSite } from '../passages/passages.ts';
import { type OpenTopics, openTopicsOnce } from '../topics/open-topics.ts';
import { addSearchRoutes } from './search.routes.ts';
import { openSiteSearch, type SiteSearch } from './site-search.ts';

interface SearchParts {
  /** The site that visitors are sent. */
  site: ServedSite;
  blog: BlogStore;
}

/** The search of pages and articles, and the passages that it shares with the answers. */
export function addSearch(
  app: FastifyInstance,
  { config, database, clock, logger, onRateLimited }: AppContext,
  { site, blog }: SearchParts,
): { passages: Passages; search: SiteSearch; topics: OpenTopics; onUnanswered: (question: string) => void } {
  const closing = new AbortController();
  const passages = openPassagesLazily({ site, blog, log: logger, signal: closing.signal });
  app.addHook('preClose', async () => closing.abort());
  const topics = openTopicsOnce(() => statedIn(config), { log: logger, signal: closing.signal });
  const store = createAskStore({ database, clock, openTopics: topics });
  const onUnanswered = (question: string) => {
    store
      .countUnanswered(question)
      .catch((err) => logger.warn({ err }, 'an unanswered question was not counted'));
  };
  const search = openSiteSearch({ passages, topics, titleOf: pageTitles(site) }, onUnanswered);
  addSearchRoutes(app, search, onRateLimited);
  return { passages, search, topics, onUnanswered };
}
