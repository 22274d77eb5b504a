import type { BlogArticle, BlogCategory } from 'contract/blog.ts';
import { articlePath } from 'contract/blog-rules.ts';
import type { BlogReader } from 'contract/site-locals.ts';
import { Feed } from 'feed';
import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { articleCardPath, categoryFeedPath, categoryPath, JSON_FEED_PATH, RSS_PATH } from './blog-paths.ts';
import { excerptOf } from './excerpt.ts';
import { metadata } from './metadata.ts';
import { OWN_TAG, textOfOwnHtml } from './plain-text.ts';

/** Enough to catch up with after a long absence; the rest is on the site. */
export const FEED_LENGTH = 50;

/** The newest articles as RSS, with their whole text: of one category, or of all. */
export function writeRss(articles: readonly BlogArticle[], category?: BlogCategory): string {
  const feed = openFeed(articles, category);
  for (const article of articles) {
    const { author, ...item } = itemOf(article);
    // RSS takes only mail addresses for `author`.
    feed.addItem({ ...item, extensions: [{ name: 'dc:creator', objects: { _text: author } }] });
  }
  return feed.rss2();
}

/** The same of all articles as JSON Feed. */
export function writeJsonFeed(articles: readonly BlogArticle[]): string {
  const feed = openFeed(articles);
  for (const article of articles) {
    const { author, ...item } = itemOf(article);
    feed.addItem({ ...item, author: [{ name: author }], image: absolute(cardPathOf(article)) });
  }
  return feed.json1();
}

/** The feed of a category, or undefined where it has no articles. */
export async function readCategoryRss(blog: BlogReader, categorySlug: string): Promise<string | undefined> {
  const articles = await blog.listWholeArticles({ categorySlug, limit: FEED_LENGTH });
  const category = articles[0]?.category;
  return category && writeRss(articles, category);
}

function openFeed(articles: readonly BlogArticle[], category?: BlogCategory): Feed {
  const name = `${brand.name} blog`;
  const newest = articles[0]?.createdDate;
  return new Feed({
    title: category ? `${name}: ${category.name}` : name,
    description: metadata.description,
    link: absolute(category ? categoryPath(category.categorySlug) : paths.blog),
    language: 'en',
    generator: false,
    // Not the time of the request: a feed that has not changed is the same, byte for byte.
    updated: new Date(newest ?? 0),
    feedLinks: {
      rss: absolute(category ? categoryFeedPath(category.categorySlug) : RSS_PATH),
      json: absolute(JSON_FEED_PATH),
    },
  });
}

function itemOf({ id, subject, content, author, category, url, createdDate }: BlogArticle) {
  const link = absolute(articlePath(category.categorySlug, url));
  return {
    // Not the address, which may change.
    id,
    link,
    title: printable(subject),
    description: excerptOf(printable(textOfOwnHtml(content))),
    content: forFeed(printable(content), link),
    author: printable(author || brand.name),
    category: [{ name: printable(category.name) }],
    published: new Date(createdDate),
    date: new Date(createdDate),
  };
}

/** XML takes no control characters but tab and line ends, not even escaped. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/**
 * What a feed reader shows of the HTML that our import wrote: links and pictures are absolute, since paths and
 * anchors mean nothing there, and headings have no links to themselves.
 */
export function forFeed(html: string, page: string): string {
  return html.replace(/<a class="heading-anchor"[^>]*><\/a>/g, '').replace(OWN_TAG, (tag) =>
    tag.replace(/ (href|src)="([/#][^"]*)"/g, (_, name: string, address: string) => {
      return ` ${name}="${address.startsWith('#') ? page + address : absolute(address)}"`;
    }),
  );
}

function cardPathOf({ category, url }: BlogArticle): string {
  return articleCardPath(category.categorySlug, url);
}

function absolute(path: string): string {
  return brand.siteUrl + path;
}
