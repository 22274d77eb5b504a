import { BLOG_PATHS, bookingCallPath, DEMO_SLOTS_PATH, DISCOVERY_PATHS } from 'contract/api-paths.ts';
import type { BlogArticle } from 'contract/blog/blog.ts';
import { alternatePath, CALENDAR_FEED } from 'contract/site/addresses.ts';
import { LLMS_FILES } from 'contract/site/llms-files.ts';
import type { SiteManifest } from 'contract/site/site-manifest.ts';

/** Never text. */
const PICTURE_OR_FONT = /\.(?:ico|png|woff2)$/;

/** Every address that answers with text: those of the build, and what is rendered on demand of each kind. */
export async function everyAddress(server: string, { files }: SiteManifest): Promise<string[]> {
  const articles = await listArticles(server);
  const pages = articles.map(({ category, url }) => `/blog/${category.categorySlug}/${url}`);
  return [
    ...files.map(({ path }) => path).filter((path) => !PICTURE_OR_FONT.test(path)),
    ...pages,
    ...pages.map((page) => `${page}/banner.svg`),
    ...pages.map((page) => BLOG_PATHS.articles + page.slice('/blog'.length)),
    ...['/blog', '/blog?category=developers&page=2', '/blog?q=agents', '/blog?q=nothing-holds-this'],
    ...[
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
      '/blog/developers/rss.xml',
      '/sitemap.xml',
      '/robots.txt',
    ],
    ...[
      '/legal-notice',
      '/legal-notice.md',
      '/status',
      '/status.md',
      '/data-processing',
      '/data-processing.md',
      '/api-reference/limits',
      '/api-reference/limits.md',
      '/search',
      '/search?q=refund',
      '/search.json?q=refund',
      '/ask',
      '/ask?q=refund',
      '/pricng',
    ],
    ...[
      '/speculation-rules.json',
      '/llms.txt',
      ...Object.values(LLMS_FILES.full),
      '/blog.md',
      '/blog.md?category=developers',
    ],
    ...pages.map(alternatePath),
    ...[DISCOVERY_PATHS.apiCatalog, DISCOVERY_PATHS.aiCatalog, DISCOVERY_PATHS.serverCard],
    `${DISCOVERY_PATHS.skills}/index.json`,
    ...['/openapi.json', '/asyncapi.json', '/blog/no-such/article', '/personas', '/healthz'],
    // The address of the calendar feed is secret; the answer to a guessed one is text all the same.
    `${CALENDAR_FEED}/${'a'.repeat(43)}.ics`,
    ...[
      `${DEMO_SLOTS_PATH}?from=2026-03-10&to=2026-03-11`,
      '/demo/none',
      bookingCallPath('none'),
      '/demo/none/content',
      '/thankyou/none',
      '/roi-calculator/result?useCase=marketing&industry=finance',
    ],
    ...[BLOG_PATHS.categories, `${BLOG_PATHS.articles}?page=1&limit=100`],
  ];
}

async function listArticles(server: string): Promise<BlogArticle[]> {
  const answer = await fetch(`${server}${BLOG_PATHS.articles}?page=1&limit=100`);
  const { data } = (await answer.json()) as { data: BlogArticle[] };
  if (data.length <= 20) throw new Error('the server has not imported its articles');
  return data;
}
