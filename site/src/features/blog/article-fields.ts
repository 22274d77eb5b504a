import type { BlogCategory } from 'contract/blog/blog.ts';
import { slugOf } from 'contract/blog/blog-rules.ts';
import { fill } from 'contract/content/fill.ts';
import { productName } from '../../brand.ts';
import { wordsFor } from '../../words.ts';
import { PLACEHOLDER_PATH } from './blog-paths.ts';

/** Fields of an article that its page shows beside the text. */
export type ShownArticle = Pick<
  ArticleFields,
  'subject' | 'image' | 'author' | 'category' | 'createdDate' | 'readTime' | 'lang'
> & {
  /** Address of the writer's picture, where the site has one. */
  face?: string | undefined;
};

/** An article with nothing missing: the defaults of S2 section 3 stand in for what its server left out. */
export interface ArticleFields {
  id: string;
  subject: string;
  /** HTML that has not been sanitized. */
  content: string;
  image: string;
  author: string;
  category: BlogCategory;
  url: string;
  /** ISO 8601; empty if the date is missing or can't be read. */
  createdDate: string;
  readTime: string;
  /** Language of subject and content (BCP 47), where it is not that of the site. */
  lang?: string | undefined;
}

const NO_READ_TIME = '-';
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,5}$/i;

/**
 * Reads an article of whatever server answers.
 * @param host where the addresses of its pictures begin that name no host; empty for this site's own
 */
export function readArticleFields(article: unknown, host = ''): ArticleFields {
  const fields = recordOf(article);
  return {
    id: textOf(fields.id),
    subject: textOf(fields.subject) || wordsFor('article').untitled,
    content: textOf(fields.content),
    image: imageOf(textOf(fields.image), host),
    author: textOf(fields.author) || productName(),
    category: readCategory(fields.category) ?? { name: '', categorySlug: '' },
    url: textOf(fields.url),
    createdDate: dateOf(fields.createdDate),
    readTime: readTimeOf(fields.readTime),
    ...(LANGUAGE.test(textOf(fields.lang)) ? { lang: textOf(fields.lang) } : {}),
  };
}

/** A category as text, or with its name under `name` or `title`; undefined for what names none. */
export function readCategory(category: unknown): BlogCategory | undefined {
  const fields = recordOf(category);
  const name = (textOf(category) || textOf(fields.name) || textOf(fields.title)).trim();
  if (name === '') return undefined;
  return { name, categorySlug: textOf(fields.categorySlug) || slugOf(name) };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

function imageOf(address: string, host: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  // Two slashes would name another host.
  return /^\/(?![/\\])/.test(address) ? host + address : PLACEHOLDER_PATH;
}

function dateOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function readTimeOf(value: unknown): string {
  if (typeof value === 'number')
    return value > 0 ? fill(wordsFor('article').readTime, { minutes: Math.ceil(value) }) : NO_READ_TIME;
  return textOf(value) || NO_READ_TIME;
}

/** Only these travel to the browser: the text is there already, as HTML. */
export function withoutText({
  subject,
  image,
  author,
  category,
  createdDate,
  readTime,
  lang,
}: ArticleFields): ShownArticle {
  return { subject, image, author, category, createdDate, readTime, ...(lang ? { lang } : {}) };
}
