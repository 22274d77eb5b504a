import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { BlogStore } from '../../blog/blog.store.ts';
import { pageTitles, statedIn } from '../../site/site.queries.ts';
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
  { config, logger, onRateLimited }: AppContext,
  { site, blog }: SearchParts,
): { passages: Passages; search: SiteSearch; topics: OpenTopics } {
  const closing = new AbortController();
  const passages = openPassagesLazily({ site, blog, log: logger, signal: closing.signal });
  app.addHook('preClose', async () => closing.abort());
  const topics = openTopicsOnce(() => statedIn(config), { log: logger, signal: closing.signal });
  const search = openSiteSearch({ passages, topics, titleOf: pageTitles(site) });
  addSearchRoutes(app, search, onRateLimited);
  return { passages, search, topics };
}
