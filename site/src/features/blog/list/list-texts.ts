import type { ListView } from './list-view.ts';

/** The pseudo-category in front of the others (S2 section 2). */
export const ALL = 'All';

/** What the list is called: the heading above it, and the title of its page. */
export function titleOf({ categorySlug, search }: ListView, categoryName?: string): string {
  const category = categoryName ?? 'this category';
  if (search) return categorySlug ? `Results for “${search}” in ${category}` : `Results for “${search}”`;
  return categorySlug ? `Articles in ${category}` : 'Latest articles';
}

/** What stands in the place of a list without articles (S2 section 8; a search is ours). */
export function emptyText({ categorySlug, search }: ListView): string {
  if (!search) return 'No blogs found for this category.';
  const place = categorySlug ? ' in this category' : '';
  return `No articles found for “${search}”${place}. Try fewer or different words.`;
}

/** S2 section 8. */
export const FAILURES = {
  categories: 'Failed to load categories',
  list: 'Failed to load blogs',
  more: 'Failed to load more blogs',
} as const;
