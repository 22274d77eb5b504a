import { BLOG_PATHS } from 'contract/api-paths.ts';
import type { BlogCategory } from 'contract/blog/blog.ts';
import { PAGE_SIZE } from 'contract/blog/blog-rules.ts';
import { askHost } from '../../../api/ask-host.ts';
import { API_HOST } from '../../../api/host.ts';
import { wordsFor } from '../../../words.ts';
import { readCategory } from '../article-fields.ts';
import { type CardPage, readCardPage } from '../cards/article-card.ts';
import { BLOCKS } from '../plain-text.ts';
import type { ListView } from './list-view.ts';

/** Elements that a reader skips: also the number that leads to a footnote, and the arrow that leads back. */
const UNREAD =
  'script, style, template, [data-footnote-ref], [data-footnote-backref], [data-footnotes], .callout-title';

/** The categories that have articles. @throws {Error} when they could not be had, or not be read */
export async function fetchCategories(signal: AbortSignal): Promise<BlogCategory[]> {
  return readCategories(await fetchJson(BLOG_PATHS.categories, signal));
}

/** One page of a view, from 1. @throws {Error} when it could not be had, or not be read */
export async function fetchCardPage(
  { categorySlug, search }: ListView,
  page: number,
  signal: AbortSignal,
): Promise<CardPage> {
  const query = [
    `page=${page}&limit=${PAGE_SIZE}`,
    categorySlug && `categorySlug=${encodeURIComponent(categorySlug)}`,
    search && `q=${encodeURIComponent(search)}`,
  ];
  const answer = await fetchJson(`${BLOG_PATHS.articles}?${query.filter(Boolean).join('&')}`, signal);
  return readCardPage(readArticleList(answer), textOfHtml, API_HOST);
}

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await askHost(path, signal);
  // S2 section 8, 'Internal non-OK message'.
  if (!response.ok) throw new Error('Network response was not ok');
  return response.json();
}

/** The words of any HTML, read by the browser: nothing in it runs, and nothing is loaded. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove();
  for (const block of body.querySelectorAll(BLOCKS.join())) {
    block.before(' ');
    block.after(' ');
  }
  return body.textContent.replace(/\s+/gu, ' ').trim();
}

/**
 * The categories that a server answers: a list of texts, or of objects with name or title (S2 section 7).
 * @throws {TypeError} for anything else
 */
export function readCategories(answer: unknown): BlogCategory[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is no list of categories');
  const categories = answer
    .map(readCategory)
    .filter((category) => category !== undefined)
    // The list begins with one of its own.
    .filter(({ name }) => name !== wordsFor('blogList').all);
  return [...new Map(categories.map((category) => [category.categorySlug, category])).values()];
}

/**
 * The articles that a server answers: a list, or one under `data` or `Blogs.data` (S2 section 7).
 * @throws {TypeError} for anything else
 */
export function readArticleList(answer: unknown): unknown[] {
  const { data, Blogs } = (answer ?? {}) as { data?: unknown; Blogs?: { data?: unknown } | null };
  const list = [answer, data, Blogs?.data].find(Array.isArray);
  if (!list) throw new TypeError('The answer holds no list of articles');
  return list;
}
