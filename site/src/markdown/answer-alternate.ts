import type { APIRoute } from 'astro';
import { alternatePath, pageOfAlternate } from 'contract/site/addresses.ts';
import { pageMarkdown } from './page-markdown.ts';

/** Answers for a page that is rendered on demand, with its Markdown: whatever the page does, its alternate does too. */
export const answerAlternate: APIRoute = async ({ rewrite, url }) => {
  const page = await rewrite(pageOfAlternate(url.pathname + url.search));
  const location = page.headers.get('location');
  const cacheControl = page.headers.get('cache-control');
  const headers = new Headers({ 'content-type': 'text/markdown; charset=utf-8' });
  if (cacheControl) headers.set('cache-control', cacheControl);
  if (location) headers.set('location', alternatePath(location));
  return new Response(location ? '' : pageMarkdown(await page.text()), { status: page.status, headers });
};
