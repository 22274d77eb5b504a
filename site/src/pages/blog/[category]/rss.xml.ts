import type { APIRoute } from 'astro';
import { answerFromBlog } from '../../../blog/answers.ts';
import { readCategoryRss } from '../../../blog/feeds.ts';

export const prerender = false;

/** The feed of one category. */
export const GET: APIRoute = (context) =>
  answerFromBlog(context, 'application/rss+xml; charset=utf-8', (blog) =>
    readCategoryRss(blog, context.params.category ?? ''),
  );
