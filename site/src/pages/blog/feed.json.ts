import type { APIRoute } from 'astro';
import { answerFromBlog } from '../../features/blog/answers.ts';
import { FEED_LENGTH, writeJsonFeed } from '../../features/blog/feeds/feeds.ts';

/** The feed of all articles, for readers that prefer JSON. */
export const GET: APIRoute = (context) =>
  answerFromBlog(context, 'application/feed+json', async (blog, origin) =>
    writeJsonFeed(await blog.listWholeArticles({ limit: FEED_LENGTH }), origin),
  );
