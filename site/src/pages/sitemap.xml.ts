import type { APIRoute } from 'astro';
import { articlePath } from 'contract/site/addresses.ts';
import type { ArticleAddress } from 'contract/site/site-locals.ts';
import { readerOf } from '../features/blog/answers.ts';
import { categoryPath } from '../features/blog/blog-paths.ts';
import { page } from '../features/blog/page.ts';
import { originOf } from '../layout/site-origin.ts';
import { listedPages } from './_site-map.ts';

/** Every page that search engines may list: those of the build from their records, articles and their categories from the database. */
export const GET: APIRoute = async ({ locals }) => {
  const articles = (await readerOf(locals)?.listAddresses()) ?? [];
  const origin = originOf(locals);
  const urls = [
    ...listedPages().map(({ path, changedDate }) =>
      urlOf(origin + path, path === page().path ? latestOf(articles) : changedDate),
    ),
    ...[...Map.groupBy(articles, ({ categorySlug }) => categorySlug)].map(([categorySlug, ofCategory]) =>
      urlOf(origin + categoryPath(categorySlug), latestOf(ofCategory)),
    ),
    ...articles.map(({ categorySlug, url, changedDate }) =>
      urlOf(origin + articlePath(categorySlug, url), changedDate),
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};

/** The list changes with its articles. */
function latestOf(articles: readonly ArticleAddress[]): string | undefined {
  return articles
    .map(({ changedDate }) => changedDate)
    .toSorted()
    .at(-1);
}

/** @param changedDate ISO 8601; a page without one is listed so, since a guess would be worse */
function urlOf(address: string, changedDate?: string): string {
  const changed = changedDate ? `<lastmod>${changedDate}</lastmod>` : '';
  // Our paths are encoded: nothing in them wants to be escaped in the text of an element.
  return `<url><loc>${address}</loc>${changed}</url>`;
}
