import { SEARCH_RESULTS, type SearchAnswer } from 'contract/site/site-search.ts';
import type { FastifyInstance } from 'fastify';
import { SHARED_FOR_A_SECOND } from '../../../plugins/http/entity-tag.ts';
import { limitBursts } from '../../../plugins/http/rate-limit.ts';
import type { SiteSearch } from './site-search.ts';

/** Limit at the rate of a few people who type. */
const SEARCHES_OF_A_NETWORK = { burst: 80, perSecond: 8 };

/**
 * Adds the call that the search dialog makes with each letter, and once with `whole` when nothing was found for words
 * that stay (decision 013). Without words it only gets ready.
 */
export function addSearchRoutes(app: FastifyInstance, search: SiteSearch, onRateLimited: () => void): void {
  const searches = limitBursts({ ...SEARCHES_OF_A_NETWORK, onRefused: onRateLimited });

  app.get<{ Querystring: { q?: unknown; whole?: unknown } }>(SEARCH_RESULTS, async (request, reply) => {
    const { q, whole } = request.query;
    const words = typeof q === 'string' ? q : '';
    await searches.take(request.network);
    if (words.trim() === '') search.prepare();
    const answer: SearchAnswer = { results: await search.find(words, { isUnfinished: whole === undefined }) };
    return reply.header('cache-control', SHARED_FOR_A_SECOND).send(answer);
  });
}
