import type { BlogArticle, BlogCategory } from 'contract/blog/blog.ts';
import { fill } from 'contract/content/fill.ts';
import { articlePath } from 'contract/site/addresses.ts';
import type { BlogReader } from 'contract/site/site-locals.ts';
import { Feed } from 'feed';
import { brand } from '../../../brand.ts';
import { content } from '../../../content.ts';
import { LANGUAGE } from '../../../layout/language.ts';
import { paths } from '../../../product/paths.ts';
import {
  ATOM_PATH,
  articleCardPath,
  categoryFeedPath,
  categoryPath,
  JSON_FEED_PATH,
  RSS_PATH,
} from '../blog-paths.ts';
import { page } from '../page.ts';
import { excerptOf, OWN_TAG, textOfOwnHtml } from '../plain-text.ts';

/** Enough to catch up with after a long absence; the rest is on the site. */
export const FEED_LENGTH = 50;

/**
 * The newest articles as RSS, with their whole text: of one category, or of all.
 * @param origin under which visitors see the site
 */
export function writeRss(articles: readonly BlogArticle[], origin: string, category?: BlogCategory): string {
  const feed = openFeed(articles, origin, category);
  for (const article of articles) {
    const { author, ...item } = itemOf(article, origin);
    // RSS takes only mail addresses for `author`.
    feed.addItem({
      ...item,
      ...textsForCdata({
        title: isSameAsHtml(item.title) ? item.title : escapeMarkup(item.title),
        description: escapeMarkup(item.description),
        content: item.content,
      }),
      extensions: [
        { name: 'dc:creator', objects: { _text: author } },
        ...(article.lang ? [{ name: 'dc:language', objects: { _text: article.lang } }] : []),
      ],
    });
  }
  return feed.rss2();
}

/** The same of all articles as Atom (RFC 4287). */
export function writeAtom(articles: readonly BlogArticle[], origin: string): string {
  const feed = openFeed(articles, origin);
  for (const article of articles) {
    const { author, ...item } = itemOf(article, origin);
    // A token in an attribute, in which `feed` escapes not every sign (as of 6.0.0).
    const category = [{ name: article.category.categorySlug }];
    // Titles and summaries are HTML there.
    const texts = textsForCdata({
      title: escapeMarkup(item.title),
      description: escapeMarkup(item.description),
      content: item.content,
    });
    feed.addItem({ ...item, ...texts, category, id: `urn:uuid:${item.id}`, author: [{ name: author }] });
  }
  return feed.atom1();
}

/** The same of all articles as JSON Feed 1.1; `feed` writes version 1 (as of 6.0.0), which has one author and no language. */
export function writeJsonFeed(articles: readonly BlogArticle[], origin: string): string {
  const feed = openFeed(articles, origin);
  const additions = articles.map((article) => {
    const { author, ...item } = itemOf(article, origin);
    feed.addItem({ ...item, image: origin + cardPathOf(article) });
    return { authors: [{ name: author }], ...(article.lang ? { language: article.lang } : {}) };
  });
  const { items, ...about } = JSON.parse(feed.json1()) as { items: object[] };
  return JSON.stringify({
    ...about,
    version: 'https://jsonfeed.org/version/1.1',
    language: LANGUAGE,
    items: items.map((item, index) => ({ ...item, ...additions[index] })),
  });
}

/** The feed of a category, or undefined where it has no articles. */
export async function readCategoryRss(
  blog: BlogReader,
  origin: string,
  categorySlug: string,
): Promise<string | undefined> {
  const articles = await blog.listWholeArticles({ categorySlug, limit: FEED_LENGTH });
  const category = articles[0]?.category;
  return category && writeRss(articles, origin, category);
}

function openFeed(articles: readonly BlogArticle[], origin: string, category?: BlogCategory): Feed {
  const { title, ofCategory } = content().one('pages/blog').feed;
  const newest = articles[0]?.createdDate;
  return new Feed({
    title: category ? printable(fill(ofCategory, { category: category.name })) : title,
    description: page().description,
    id: origin + paths.blog,
    link: origin + (category ? categoryPath(category.categorySlug) : paths.blog),
    language: LANGUAGE,
    generator: false,
    // Not the time of the request: a feed that has not changed is the same, byte for byte.
    updated: new Date(newest ?? 0),
    feedLinks: {
      rss: origin + (category ? categoryFeedPath(category.categorySlug) : RSS_PATH),
      atom: origin + ATOM_PATH,
      json: origin + JSON_FEED_PATH,
    },
  });
}

function itemOf(
  { id, subject, content, description, author, category, url, createdDate, lang }: BlogArticle,
  origin: string,
) {
  const link = origin + articlePath(category.categorySlug, url);
  return {
    // Not the address, which may change.
    id,
    link,
    title: printable(subject),
    description: printable(description ?? excerptOf(textOfOwnHtml(content))),
    content: inLanguage(forFeed(printable(content), link), lang),
    author: printable(author || brand.name),
    category: [{ name: printable(category.name) }],
    published: new Date(createdDate),
    date: new Date(createdDate),
  };
}

/** Readers take the text out of its feed. */
function inLanguage(html: string, lang: string | undefined): string {
  return lang ? `<div lang="${lang}">${html}</div>` : html;
}

/** XML takes no control characters but tab and line ends, not even escaped, and no half of a character. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

function textsForCdata({
  title,
  description,
  content,
}: {
  title: string;
  description: string;
  content: string;
}) {
  return { title: forCdata(title), description: forCdata(description), content: forCdata(content) };
}

/**
 * Returns true if a text says the same to readers that take titles of RSS for HTML and to those that take them for
 * text.
 */
function isSameAsHtml(text: string): boolean {
  return !/<|&(?:#|\w+;)/.test(text);
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Text for a CDATA section, which `]]>` would end: `feed` takes care of the first one only (as of 6.0.0), so that the
 * first is left to it.
 */
function forCdata(text: string): string {
  const [before = '', ...parts] = text.split(']]>');
  return parts.length < 2 ? text : `${before}]]>${parts.join(']]]]><![CDATA[>')}`;
}

/**
 * Rewrites HTML that our import wrote for a feed reader: links and pictures are absolute, since paths and anchors
 * mean nothing there, and headings have no links to themselves.
 * @param page absolute address of the article
 */
export function forFeed(html: string, page: string): string {
  const { origin } = new URL(page);
  return html.replace(/<a class="heading-anchor"[^>]*><\/a>/g, '').replace(OWN_TAG, (tag) =>
    tag
      .replace(/ (href|src)="([/#][^"]*)"/g, (_, name: string, address: string) => {
        return ` ${name}="${address.startsWith('#') ? page + address : origin + address}"`;
      })
      // Addresses with their widths, between commas; only our own import writes them.
      .replace(/ srcset="([^"]*)"/g, (_, list: string) => {
        const absolute = list.split(', ').map((picture) => origin + picture);
        return ` srcset="${absolute.join(', ')}"`;
      }),
  );
}

function cardPathOf({ category, url }: BlogArticle): string {
  return articleCardPath(category.categorySlug, url);
}
