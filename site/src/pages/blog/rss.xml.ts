import type { APIRoute } from 'astro';
import { answerFromBlog } from '../../features/blog/answers.ts';
import { FEED_LENGTH, writeRss } from '../../features/blog/feeds/feeds.ts';

/** The feed of all articles. */
export const GET: APIRoute = (context) =>
  answerFromBlog(context, 'application/rss+xml; charset=utf-8', async (blog, origin) =>
    writeRss(await blog.listWholeArticles({ limit: FEED_LENGTH }), origin),
  );
