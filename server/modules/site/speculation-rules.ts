import { BLOG_PAGE } from 'contract/site/addresses.ts';
import type { FastifyInstance } from 'fastify';
import { sendTagged, type Tagged, tagJson } from '../../plugins/http/entity-tag.ts';
import { DOCUMENT_HEADERS } from '../../plugins/http/security-headers.ts';
import { listedPages } from './listed-pages.ts';
import { SPECULATION_RULES } from './page-headers.ts';
import type { Site } from './site-files.ts';

const CONTENT_TYPE = 'application/speculationrules+json';
const ARTICLES = `${BLOG_PAGE}/:category/:article`;
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * Returns the rules for links that a browser may prefetch when a visitor is about to follow them: listed pages only, so
 * that an address with a token, a search or a redirect to another host can never be among them. Pages of one folder
 * share a pattern, because every first visit reads the rules.
 * @param paths of built pages
 */
export function speculationRules(paths: readonly string[]): object {
  const patterns = paths.map((path) => path.replace(/^(\/[^/]+)\/[^/]+$/, '$1/:page'));
  const where = { href_matches: [...new Set([...patterns, BLOG_PAGE, ARTICLES])] };
  return { prefetch: [{ where, eagerness: 'moderate' }] };
}

/** Clients that ask to save data get no rules. */
export function addSpeculationRules(app: FastifyInstance, site: Site): void {
  let answer: Tagged | undefined;
  app.get(SPECULATION_RULES, async (request, reply) => {
    answer ??= tagJson(speculationRules(listedPages(site).map(({ path }) => path)));
    const isSaving = request.headers['save-data']?.toString().toLowerCase() === 'on';
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    reply.headers({ 'cache-control': CACHE_CONTROL, vary: 'save-data' });
    if (isSaving) return reply.type(CONTENT_TYPE).send('{}');
    return sendTagged(request, reply, answer, CONTENT_TYPE);
  });
}
