import type { FastifyInstance } from 'fastify';
import { openPassagesLazily } from '../modules/answers/passages/lazy-passages.ts';
import { createBlogStore } from '../modules/blog/blog.store.ts';
import { addPictureRoutes } from '../modules/blog/pictures/pictures.routes.ts';
import { createPreviewVerifier } from '../modules/blog/preview.ts';
import { addSearchRoutes } from '../modules/search/search.routes.ts';
import { openSiteSearch } from '../modules/search/site-search.ts';
import { createNotFoundPages } from '../modules/site/not-found-pages.ts';
import { openOnDemandPages } from '../modules/site/on-demand-pages.ts';
import { addSiteRoutes } from '../modules/site/site.routes.ts';
import { addSpeculationRules } from '../modules/site/speculation-rules.ts';
import type { collectAllowedMethods } from '../plugins/http/allowed-methods.ts';
import type { Essentials } from './essentials.ts';

interface ReadingParts {
  findAllowedMethods: ReturnType<typeof collectAllowedMethods>;
  /** Whether what is searched is read as soon as visitors can come, and not when one searches. */
  prepares: boolean;
}

/** All that is read: pages, built or rendered on demand, pictures of articles, and the search of both. */
export async function addReading(
  app: FastifyInstance,
  { config, database, site, clock, logger, isSecure, onRateLimited }: Essentials,
  { findAllowedMethods, prepares }: ReadingParts,
) {
  const verifyPreview = createPreviewVerifier({ database, clock });
  const blog = createBlogStore({ database, clock, verifyPreview });
  const closing = new AbortController();
  const passages = openPassagesLazily({ site, blog, log: logger, signal: closing.signal });
  app.addHook('preClose', async () => closing.abort());
  if (prepares) app.addHook('onListen', async () => void passages.prepare());
  const search = openSiteSearch(passages);
  const { findPage, renderForOne } = await openOnDemandPages({
    site,
    locals: {
      ...{ blog, origin: site.origin, crawlers: config.crawlers },
      search: (words) => search.find(words),
    },
    findRevision: blog.findState,
    isSecure,
    onRateLimited,
    onOutdated: (err) => logger.warn({ err }, 'a page could not be rendered anew, its last one had to do'),
  });
  addSiteRoutes(app, site, findAllowedMethods, findPage, createNotFoundPages(site, isSecure));
  addSpeculationRules(app, site);
  addPictureRoutes(app, blog);
  addSearchRoutes(app, search, onRateLimited);
  return { blog, passages, findPage, renderForOne };
}
