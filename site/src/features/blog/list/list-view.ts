import { BLOG_PAGE } from 'contract/site/addresses.ts';

/** Articles that the list shows. Empty text stands for all categories, and for no search. */
export interface ListView {
  categorySlug: string;
  search: string;
}

/** No visitor presses the button more often, and a made-up address must not request the whole database. */
export const MOST_PAGES = 20;
/** Longest text that the call takes (`contract/blog/blog.ts`). */
const LONGEST_TEXT = 200;

/** All articles, the newest first. */
export const EVERYTHING: ListView = { categorySlug: '', search: '' };

/** Number of newest articles shown where a search found none. */
export const NEWEST_SHOWN = 3;

/** The view that an address asks for: `?category=...&q=...`. */
export function readView(query: URLSearchParams): ListView {
  return { categorySlug: readText(query, 'category'), search: readText(query, 'q').trim() };
}

/** Returns how many pages of ten an address asks for: `?page=3` shows the first three. */
export function readPageCount(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1;
}

/** The address of a view, as the forms of the page make it without script. */
export function addressOf({ categorySlug, search }: ListView, pageCount = 1): string {
  const query = new URLSearchParams({
    ...(categorySlug ? { category: categorySlug } : {}),
    ...(search ? { q: search } : {}),
    ...(pageCount > 1 ? { page: String(pageCount) } : {}),
  }).toString();
  return query === '' ? BLOG_PAGE : `${BLOG_PAGE}?${query}`;
}

/** Cut between characters, as the call counts them: no half of one is searched for. */
function readText(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? '';
  return text.length <= LONGEST_TEXT ? text : [...text].slice(0, LONGEST_TEXT).join('');
}
