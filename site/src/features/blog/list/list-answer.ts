import type { BlogCategory } from 'contract/blog/blog.ts';
import { wordsFor } from '../../../words.ts';
import { readCategory } from '../article-fields.ts';

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
