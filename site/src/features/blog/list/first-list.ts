import type { BlogCategory } from 'contract/blog/blog.ts';
import { PAGE_SIZE } from 'contract/blog/blog-rules.ts';
import { fill } from 'contract/content/fill.ts';
import type { BlogReader } from 'contract/site/site-locals.ts';
import { content } from '../../../content.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { cardOf } from '../../../layout/social-cards/social-cards.ts';
import { joinCards, readCardPage } from '../cards/article-card.ts';
import { page } from '../page.ts';
import { textOfOwnHtml } from '../plain-text.ts';
import type { ListState } from './list-state.ts';
import { titleOf } from './list-texts.ts';
import { addressOf, type ListView, NEWEST_SHOWN, readPageCount, readView } from './list-view.ts';

/** List that the page shows before any script runs: its island begins with it. */
export interface FirstList {
  categories: BlogCategory[];
  list: ListState;
  pages: ListPages;
}

/**
 * Pages of ten by the number of articles. A list whose last page is full offers one more, which is empty (S2 section 4):
 * no address leads there.
 */
export interface ListPages {
  shown: number;
  inAll: number;
}

/** The list that an address asks for; without a reader, one that waits for its island. */
export async function readFirstList(
  blog: BlogReader | undefined,
  query: URLSearchParams,
): Promise<FirstList> {
  const view = readView(query);
  const nothing = { view, cards: [], pageCount: 1, hasMore: false, failure: undefined, newest: [] };
  if (!blog) return { categories: [], list: { ...nothing, waitsFor: 'list' }, pages: { shown: 1, inAll: 1 } };

  const { categorySlug, search } = view;
  const filter = { ...(categorySlug ? { categorySlug } : {}), ...(search ? { q: search } : {}) };
  const asked = Array.from({ length: readPageCount(query) }, (_, index) =>
    blog.listArticles({ page: index + 1, limit: PAGE_SIZE, ...filter }),
  );
  const [categories, ...answers] = await Promise.all([blog.listCategories(), ...asked]);
  const pages = answers.map(({ data }) => readCardPage(data, textOfOwnHtml));
  const pageCount = pages.findIndex(({ hasMore }) => !hasMore) + 1 || pages.length;
  const shown = pages.slice(0, pageCount);
  const inAll = Math.max(1, Math.ceil((answers[0]?.total ?? 0) / PAGE_SIZE));
  const cards = shown.reduce<ListState['cards']>((cards, page) => joinCards(cards, page.cards), []);
  return {
    categories,
    list: {
      ...nothing,
      cards,
      newest: search && cards.length === 0 ? await readNewest(blog) : [],
      pageCount,
      hasMore: shown.at(-1)?.hasMore ?? false,
      waitsFor: undefined,
    },
    pages: { shown: Math.min(pageCount, inAll), inAll },
  };
}

async function readNewest(blog: BlogReader): Promise<ListState['newest']> {
  const { data } = await blog.listArticles({ page: 1, limit: NEWEST_SHOWN });
  return readCardPage(data, textOfOwnHtml).cards;
}

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
