import { BLOG_PATHS } from 'contract/api-paths.ts';
import type { BlogCategory } from 'contract/blog/blog.ts';
import { PAGE_SIZE } from 'contract/blog/blog-rules.ts';
import { askHost } from '../../../api/ask-host.ts';
import { API_HOST } from '../../../api/host.ts';
import { type CardPage, readCardPage } from '../cards/article-card.ts';
import { textOfHtml } from './html-text.ts';
import { readArticleList, readCategories } from './list-answer.ts';
import type { ListView } from './list-view.ts';

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
