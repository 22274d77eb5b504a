import { useEffect, useReducer, useRef } from 'react';
import { type ArticleCard, type CardPage, joinCards } from '../cards/article-card.ts';
import { fetchCardPage } from './list-calls.ts';
import { type ListState, reduceList } from './list-state.ts';
import { addressOf, EVERYTHING, type ListView, NEWEST_SHOWN, readPageCount, readView } from './list-view.ts';

export interface ArticleList {
  state: ListState;
  /** Shows another view. What is under way for the one before is abandoned. */
  choose: (view: ListView, entry: 'push' | 'replace') => void;
  /** Appends the next page, unless something is under way already. */
  loadMore: () => void;
}

/**
 * The calls of the list, and its address. The list is fetched again when the script arrives, and when the visitor goes
 * back or forward.
 * @param onReturn called with the view that the visitor went back or forward to
 */
export function useArticleList(first: ListState, onReturn: (view: ListView) => void): ArticleList {
  const [state, dispatch] = useReducer(reduceList, first);
  const underWay = useRef<AbortController>(undefined);

  const load = async (view: ListView, pageCount: number) => {
    underWay.current?.abort();
    const { signal } = start();
    dispatch({ type: 'asked', view });
    const pages: CardPage[] = [];
    try {
      do pages.push(await fetchCardPage(view, pages.length + 1, signal));
      while (pages.length < pageCount && pages.at(-1)?.hasMore);
    } catch {
      if (signal.aborted) return;
      if (pages.length === 0) return finish({ type: 'failed' });
    }
    if (signal.aborted) return;
    const cards = pages.reduce<CardPage['cards']>((shown, page) => joinCards(shown, page.cards), []);
    const hasMore = pages.at(-1)?.hasMore ?? false;
    const newest = view.search && cards.length === 0 ? await fetchNewest(signal) : [];
    if (signal.aborted) return;
    finish({ type: 'arrived', page: { cards, hasMore }, pageCount: pages.length, newest });
  };

  const loadMore = async () => {
    if (underWay.current || !state.hasMore) return;
    const { view, pageCount } = state;
    const { signal } = start();
    dispatch({ type: 'asked for more' });
    try {
      const page = await fetchCardPage(view, pageCount + 1, signal);
      if (signal.aborted) return;
      finish({ type: 'more arrived', page });
      keepAddress('replace', addressOf(view, pageCount + 1));
    } catch {
      if (!signal.aborted) finish({ type: 'more failed' });
    }
  };

  const start = () => {
    underWay.current = new AbortController();
    return underWay.current;
  };

  const finish = (event: Parameters<typeof dispatch>[0]) => {
    underWay.current = undefined;
    dispatch(event);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    const loadFromAddress = () => {
      const query = new URLSearchParams(window.location.search);
      const view = readView(query);
      onReturn(view);
      void load(view, readPageCount(query));
    };
    void load(first.view, first.pageCount);
    window.addEventListener('popstate', loadFromAddress);
    return () => {
      window.removeEventListener('popstate', loadFromAddress);
      underWay.current?.abort();
    };
  }, []);

  return {
    state,
    choose: (view, entry) => {
      keepAddress(entry, addressOf(view));
      void load(view, 1);
    },
    loadMore: () => void loadMore(),
  };
}

/** A help beside an empty list, which does without it. */
async function fetchNewest(signal: AbortSignal): Promise<readonly ArticleCard[]> {
  try {
    return (await fetchCardPage(EVERYTHING, 1, signal)).cards.slice(0, NEWEST_SHOWN);
  } catch {
    return [];
  }
}

/** Some browsers allow only so many changes of the address in a while; the list does not depend on it. */
function keepAddress(entry: 'push' | 'replace', address: string) {
  try {
    window.history[`${entry}State`](null, '', address);
  } catch {}
}
