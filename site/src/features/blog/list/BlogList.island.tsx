import type { BlogCategory } from 'contract/blog/blog.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { wordsFor } from '../../../words.ts';
import { ArticleCards } from '../cards/ArticleCards.tsx';
import styles from './BlogList.module.css';
import { BlogSearch, CategoryChips } from './BlogSearch.tsx';
import { ListStatus, LoadMore, NothingFound } from './ListEnd.tsx';
import { fetchCategories } from './list-calls.ts';
import { hasFoundNothing, type ListState } from './list-state.ts';
import { titleOf } from './list-texts.ts';
import type { ListView } from './list-view.ts';
import { useArticleList } from './use-article-list.ts';

/**
 * Chips, search and list (S2 section 4, 'Blog listing'). Hydrated to filter, search and append in place; until
 * then all of them are forms that lead to pages which the server renders.
 */
export function BlogList({ categories: first, list }: { categories: BlogCategory[]; list: ListState }) {
  const categories = useCategories(first);
  const field = useRef<HTMLInputElement>(null);
  const articles = useRef<HTMLDivElement>(null);
  const { state, choose, loadMore } = useArticleList(list, ({ search }) => {
    if (field.current) field.current.value = search;
  });
  const { view, cards, waitsFor, failure } = state;

  const show = (next: ListView) => {
    const isSame = next.categorySlug === view.categorySlug && next.search === view.search;
    if (isSame && !failure) return;
    choose(next, next.categorySlug === view.categorySlug ? 'replace' : 'push');
  };

  const clearSearch = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    show({ ...view, search: '' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; words that were typed before the script count too
  useEffect(() => show({ ...view, search: field.current?.value.trim() ?? '' }), []);

  useFocusOnNew(articles, state);

  const categoryName =
    categories === 'failed'
      ? undefined
      : categories.find(({ categorySlug }) => categorySlug === view.categorySlug)?.name;

  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        {categories === 'failed' ? (
          <p className={styles.failure} role="alert">
            {wordsFor('blogList').categoriesFailed}
          </p>
        ) : (
          <CategoryChips
            categories={categories}
            view={view}
            onChoose={(categorySlug) => show({ ...view, categorySlug })}
          />
        )}
        <BlogSearch field={field} view={view} onSearch={(search) => show({ ...view, search })} />
      </div>
      <h2 className={styles.title} id="articles-title">
        {titleOf(view, categoryName)}
      </h2>
      <div ref={articles} aria-busy={waitsFor === 'list' && cards.length > 0} className={styles.articles}>
        {cards.length > 0 && <ArticleCards cards={cards} isFeatured />}
      </div>
      <ListStatus state={state} />
      {hasFoundNothing(state) ? (
        <NothingFound state={state} onClear={clearSearch} />
      ) : (
        <LoadMore state={state} onLoadMore={loadMore} />
      )}
    </div>
  );
}

/** The categories, fetched again when the script arrives; `failed` if that fails. */
function useCategories(first: BlogCategory[]): BlogCategory[] | 'failed' {
  const [categories, setCategories] = useState<BlogCategory[] | 'failed'>(first);

  useEffect(() => {
    const controller = new AbortController();
    fetchCategories(controller.signal).then(setCategories, () => {
      if (!controller.signal.aborted) setCategories('failed');
    });
    return () => controller.abort();
  }, []);

  return categories;
}

/**
 * Moves the focus to the first of the new articles, which lie before the button, for those who go by keyboard. A
 * focus that went elsewhere meanwhile stays there.
 */
function useFocusOnNew(list: RefObject<HTMLElement | null>, state: ListState): void {
  const before = useRef(state);

  useEffect(() => {
    const { waitsFor, cards } = before.current;
    before.current = state;
    if (waitsFor !== 'more' || state.waitsFor || state.failure) return;
    const { activeElement } = document;
    const isElsewhere =
      activeElement && activeElement !== document.body && !activeElement.matches('[name=page]');
    if (isElsewhere) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[cards.length]?.focus({ preventScroll: true });
  }, [list, state]);
}
