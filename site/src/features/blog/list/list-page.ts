import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { cardOf } from '../../../layout/social-cards/social-cards.ts';
import { page } from '../page.ts';
import { titleOf } from './list-texts.ts';
import { addressOf, type ListView } from './list-view.ts';

/**
 * A view of the list, with an address of its own for each length. What a search finds is for who searched.
 * @param pageCount pages that it shows
 */
export function listPage(view: ListView, pageCount: number, categoryName?: string): PageRecord {
  const { pages, ofCategory } = content().one('pages/blog').list;
  const length = pageCount > 1 ? fill(pages, { pages: pageCount }) : '';
  if (!view.search && !view.categorySlug) {
    return { ...page(), path: addressOf(view, pageCount), title: page().title + length };
  }
  const title = titleOf(view, categoryName);
  return {
    path: addressOf(view, pageCount),
    title: title + length,
    description: categoryName ? fill(ofCategory, { title }) : page().description,
    // A category that has no articles, or none that we know, is nothing to list.
    listed: view.search !== '' || !categoryName ? 'never' : 'if found',
    card: cardOf(page()),
    hero: page().hero,
  };
}
