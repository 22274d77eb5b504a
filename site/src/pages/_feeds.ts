import type { APIContext, APIRoute } from 'astro';
import { articlePath } from 'contract/site/addresses.ts';
import type { ArticleAddress } from 'contract/site/site-locals.ts';
import { answerFromBlog, readerOf } from '../features/blog/answers.ts';
import { categoryPath } from '../features/blog/blog-paths.ts';
import {
  FEED_LENGTH,
  readCategoryRss,
  writeAtom,
  writeJsonFeed,
  writeRss,
} from '../features/blog/feeds/feeds.ts';
import { page } from '../features/blog/page.ts';
import { originOf } from '../layout/site-origin.ts';
import type { FileRoute } from '../product/files.ts';
import { answerFiles, file } from './_answer-file.ts';
import { listedPages } from './_site-map.ts';

const lastOnes = { limit: FEED_LENGTH };

/** Lists of what the site has: its pages for search engines, its articles for readers of feeds. */
const feeds: Readonly<Record<FileRoute<'feeds'>, APIRoute>> = {
  '/sitemap.xml': answerSitemap,
  '/blog/[category]/rss.xml': (context) =>
    answerFromBlog(context, 'application/rss+xml; charset=utf-8', (blog, origin) =>
      readCategoryRss(blog, origin, context.params.category ?? ''),
    ),
  '/blog/atom.xml': (context) =>
    answerFromBlog(context, 'application/atom+xml; charset=utf-8', async (blog, origin) =>
      writeAtom(await blog.listWholeArticles(lastOnes), origin),
    ),
  '/blog/feed.json': (context) =>
    answerFromBlog(context, 'application/feed+json', async (blog, origin) =>
      writeJsonFeed(await blog.listWholeArticles(lastOnes), origin),
    ),
  '/blog/rss.xml': (context) =>
    answerFromBlog(context, 'application/rss+xml; charset=utf-8', async (blog, origin) =>
      writeRss(await blog.listWholeArticles(lastOnes), origin),
    ),
};

export const GET = answerFiles(feeds);

/** Every page that search engines may list: those of the build from their records, articles and their categories from the database. */
async function answerSitemap({ locals }: APIContext): Promise<Response> {
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
  return file(xml, 'application/xml');
}

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
