import { toolAttributes } from 'contract/agents/form-tools.ts';
import { BLOG_SEARCH_FORM } from 'contract/agents/forms/blog-search-form.ts';
import type { BlogCategory } from 'contract/blog/blog.ts';
import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import choice from '../../../design/ui/choice.module.css';
import searchInput from '../../../design/ui/search-input.module.css';
import { wordsFor } from '../../../words.ts';
import styles from './BlogSearch.module.css';
import type { ListView } from './list-view.ts';

/** Longer than the pause between two letters while typing, so that a search starts after the last one. */
const TYPING_PAUSE_MS = 300;

/** The search: the list follows while the reader types; without script, a form. */
export function BlogSearch({
  field,
  view,
  onSearch,
}: {
  field: RefObject<HTMLInputElement | null>;
  view: ListView;
  onSearch: (search: string) => void;
}) {
  const words = wordsFor('blogList');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Of the last rendering: a category may be chosen during the pause.
  const onSearchNow = useRef(onSearch);

  const search = () => {
    clearTimeout(pause.current);
    onSearchNow.current(field.current?.value.trim() ?? '');
  };

  useEffect(() => {
    onSearchNow.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search>
    <form
      className={searchInput.row}
      role="search"
      action={BLOG_PAGE}
      {...toolAttributes(BLOG_SEARCH_FORM)}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <ViewFields categorySlug={view.categorySlug} />
      <input
        className={searchInput.input}
        ref={field}
        type="search"
        name="q"
        toolparamdescription={BLOG_SEARCH_FORM.fields.q}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        autoComplete="off"
        defaultValue={view.search}
        onInput={() => {
          clearTimeout(pause.current);
          pause.current = setTimeout(search, TYPING_PAUSE_MS);
        }}
      />
      <Button variant="secondary" type="submit">
        {words.submitSearch}
      </Button>
    </form>
  );
}

/** Chips that filter the list, one of them pressed; without script each asks for its page. */
export function CategoryChips({
  categories,
  view,
  onChoose,
}: {
  categories: readonly BlogCategory[];
  view: ListView;
  onChoose: (categorySlug: string) => void;
}) {
  const words = wordsFor('blogList');
  return (
    <form className={styles.chips} action={BLOG_PAGE} aria-label={words.categories}>
      <ViewFields search={view.search} />
      {[{ name: words.all, categorySlug: '' }, ...categories].map(({ name, categorySlug }) => (
        <button
          className={`${choice.choice} ${choice.chip}`}
          key={categorySlug}
          {...(categorySlug ? { name: 'category', value: categorySlug } : {})}
          aria-pressed={categorySlug === view.categorySlug}
          onClick={(event) => {
            event.preventDefault();
            onChoose(categorySlug);
          }}
        >
          {name}
        </button>
      ))}
    </form>
  );
}

/** Fields with which a form of the list keeps the view when it is sent without script, beside its own field. */
export function ViewFields({ categorySlug = '', search = '' }: Partial<ListView>) {
  return (
    <>
      {categorySlug && <input type="hidden" name="category" value={categorySlug} />}
      {search && <input type="hidden" name="q" value={search} />}
    </>
  );
}
