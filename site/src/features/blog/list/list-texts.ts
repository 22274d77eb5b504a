import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../../words.ts';
import type { ListView } from './list-view.ts';

/** Returns the name of the list: the heading above it, and the title of its page. */
export function titleOf({ categorySlug, search }: ListView, categoryName?: string): string {
  const { thisCategory, resultsIn, results, articlesIn, latest } = wordsFor('blogList');
  const category = categoryName ?? thisCategory;
  if (search) return fill(categorySlug ? resultsIn : results, { search, category });
  return categorySlug ? fill(articlesIn, { category }) : latest;
}

/** Returns the text in the place of a list without articles (S2 section 8; a search is ours). */
export function emptyText({ categorySlug, search }: ListView): string {
  const { noneInCategory, noneFound, noneFoundInCategory } = wordsFor('blogList');
  return search ? fill(categorySlug ? noneFoundInCategory : noneFound, { search }) : noneInCategory;
}
