import { articlePath, BLOG_PAGE } from 'contract/site/addresses.ts';

/** Full text of the newest articles, for feed readers. */
export const RSS_PATH = `${BLOG_PAGE}/rss.xml`;
export const ATOM_PATH = `${BLOG_PAGE}/atom.xml`;
export const JSON_FEED_PATH = `${BLOG_PAGE}/feed.json`;

/** Address of the picture of an article that has none (S2 section 3). */
export const PLACEHOLDER_PATH = `${BLOG_PAGE}/placeholder.svg`;

/** Address of the script that sanitises the HTML of an answer (`sanitize-html.ts`). */
export const PURIFIER_PATH = `${BLOG_PAGE}/purify.js`;

/** The list, with only the articles of a category. */
export function categoryPath(categorySlug: string): string {
  return `${BLOG_PAGE}?${new URLSearchParams({ category: categorySlug })}`;
}

/** The feed of one category. */
export function categoryFeedPath(categorySlug: string): string {
  return `${BLOG_PAGE}/${encodeURIComponent(categorySlug)}/rss.xml`;
}

/** The picture that social networks show beside a link to an article. */
export function articleCardPath(categorySlug: string, url: string): string {
  return `${articlePath(categorySlug, url)}/card.png`;
}
