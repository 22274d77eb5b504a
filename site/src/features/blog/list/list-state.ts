import { type ArticleCard, type CardPage, joinCards } from '../cards/article-card.ts';
import type { ListView } from './list-view.ts';

/** State of the list of articles: what it shows, and what it waits for (S2 section 4, 'Blog listing'). */
export interface ListState {
  view: ListView;
  cards: readonly ArticleCard[];
  /** Pages that are shown. */
  pageCount: number;
  hasMore: boolean;
  /** `list`: the articles of this view; `more`: those of its next page. */
  waitsFor: 'list' | 'more' | undefined;
  failure: 'list' | 'more' | undefined;
  /** Three of the newest articles, where a search found none. */
  newest: readonly ArticleCard[];
}

export type ListEvent =
  /** Another view was chosen, or the same view is to be fetched again. */
  | { type: 'asked'; view: ListView }
  | { type: 'arrived'; page: CardPage; pageCount: number; newest?: readonly ArticleCard[] }
  | { type: 'failed' }
  | { type: 'asked for more' }
  | { type: 'more arrived'; page: CardPage }
  | { type: 'more failed' };

/** Returns true if a search of the visitor is over and found no article. */
export function hasFoundNothing({ view, cards, waitsFor, failure }: ListState): boolean {
  return view.search !== '' && cards.length === 0 && !waitsFor && !failure;
}

/** Until the articles of a view arrive, those of the one before stay, so that the page does not jump. */
export function reduceList(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'asked':
      return { ...state, view: event.view, waitsFor: 'list', failure: undefined };
    case 'arrived':
      return {
        ...state,
        ...event.page,
        pageCount: event.pageCount,
        newest: event.newest ?? [],
        waitsFor: undefined,
        failure: undefined,
      };
    case 'failed':
      return {
        ...state,
        cards: [],
        pageCount: 1,
        hasMore: false,
        newest: [],
        waitsFor: undefined,
        failure: 'list',
      };
    case 'asked for more':
      return { ...state, waitsFor: 'more' };
    case 'more arrived':
      return {
        ...state,
        cards: joinCards(state.cards, event.page.cards),
        pageCount: state.pageCount + 1,
        hasMore: event.page.hasMore,
        waitsFor: undefined,
      };
    case 'more failed':
      return { ...state, hasMore: false, waitsFor: undefined, failure: 'more' };
  }
}
