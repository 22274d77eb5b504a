import type { APIRoute } from 'astro';
import { answerFromBlog } from '../../features/blog/answers.ts';
import { FEED_LENGTH, writeAtom } from '../../features/blog/feeds/feeds.ts';

/** The feed of all articles, for readers that prefer Atom. */
export const GET: APIRoute = (context) =>
  answerFromBlog(context, 'application/atom+xml; charset=utf-8', async (blog, origin) =>
    writeAtom(await blog.listWholeArticles({ limit: FEED_LENGTH }), origin),
  );
