import { BLOG_PATHS } from 'contract/api-paths.ts';
import { FOR_ONE_READER } from 'contract/site/caching.ts';
import type { BlogReader } from 'contract/site/site-locals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHARED_FOR_A_SECOND, sendTagged, tagJson } from '../../plugins/http/entity-tag.ts';
import { limitBursts } from '../../plugins/http/rate-limit.ts';
import { NotFound } from '../../shared/errors.ts';
import { readBlogQuery } from './blog.rules.ts';

interface ArticleRequest {
  Params: { categorySlug: string; url: string };
  Querystring: { preview?: unknown };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Limit at the rate of a few people who type; a search reads whatever fits, while a list follows an index. */
const SEARCHES_OF_A_NETWORK = { burst: 60, perSecond: 5 };

/** The three calls of the blog (S2 section 7). */
export function addBlogRoutes(app: FastifyInstance, blog: BlogReader, onRateLimited: () => void): void {
  const searches = limitBursts({ ...SEARCHES_OF_A_NETWORK, onRefused: onRateLimited });

  app.get(BLOG_PATHS.categories, async (request, reply) =>
    sendShared(await blog.listCategories(), request, reply),
  );

  app.get<{ Querystring: Record<string, unknown> }>(BLOG_PATHS.articles, async (request, reply) => {
    const query = readBlogQuery(request.query);
    if (query.q !== undefined) await searches.take(request.network);
    return sendShared(await blog.listArticles(query), request, reply);
  });

  app.get<ArticleRequest>(`${BLOG_PATHS.articles}/:categorySlug/:url`, async (request, reply) => {
    const { categorySlug, url } = request.params;
    const { preview } = request.query;
    const found = await blog.findArticle(
      categorySlug,
      url,
      typeof preview === 'string' ? preview : undefined,
    );
    // The page at this address says more; a call has an article, or none.
    if (!found || found.kind === 'removed') throw new NotFound();
    if (found.kind === 'moved') {
      return reply.header('cache-control', SHARED_FOR_A_SECOND).redirect(callOf(found), 301);
    }
    if (!found.isPreview) return sendShared(found.article, request, reply);
    reply.header('cache-control', FOR_ONE_READER);
    return reply.type(JSON_TYPE).send(tagJson(found.article).body);
  });
}

/** Answers 304 to who has the same already. */
function sendShared(value: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', SHARED_FOR_A_SECOND);
  return sendTagged(request, reply, tagJson(value), JSON_TYPE);
}

function callOf({ categorySlug, url }: { categorySlug: string; url: string }): string {
  return `${BLOG_PATHS.articles}/${encodeURIComponent(categorySlug)}/${encodeURIComponent(url)}`;
}
