import type { APIRoute } from 'astro';
import { readerOf } from '../features/blog/answers.ts';
import { llmsText } from '../layout/llms-text.ts';
import { originOf } from '../layout/site-origin.ts';
import { sitePages } from './_site-map.ts';

/** Newest articles that are named; the alternate of the blog's list names all. */
const MOST_ARTICLES = 50;

/** The site for agents, as a list (llmstxt.org). */
export const GET: APIRoute = async ({ locals }) => {
  const articles = (await readerOf(locals)?.listWholeArticles({ limit: MOST_ARTICLES })) ?? [];
  const contents = { pages: sitePages(), articles, lengthOf: locals.lengthOf ?? (() => undefined) };
  return new Response(llmsText(originOf(locals), contents), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
