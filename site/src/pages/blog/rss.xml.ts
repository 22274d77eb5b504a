import type { APIRoute } from 'astro';
import { answerFromBlog } from '../../blog/answers.ts';
import { FEED_LENGTH, writeRss } from '../../blog/feeds.ts';

export const prerender = false;

/** The feed of all articles. */
export const GET: APIRoute = (context) =>
  answerFromBlog(context, 'application/rss+xml; charset=utf-8', async (blog) =>
    writeRss(await blog.listWholeArticles({ limit: FEED_LENGTH })),
  );
