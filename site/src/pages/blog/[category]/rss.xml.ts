import type { APIRoute } from 'astro';
import { answerFromBlog } from '../../../features/blog/answers.ts';
import { readCategoryRss } from '../../../features/blog/feeds/feeds.ts';

/** The feed of one category. */
export const GET: APIRoute = (context) =>
  answerFromBlog(context, 'application/rss+xml; charset=utf-8', (blog, origin) =>
    readCategoryRss(blog, origin, context.params.category ?? ''),
  );
