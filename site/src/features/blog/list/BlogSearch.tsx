import { toolAttributes } from 'contract/agents/form-tools.ts';
import { BLOG_SEARCH_FORM } from 'contract/agents/forms/blog-search-form.ts';
import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import styles from '../../../design/ui/search-input.module.css';
import { wordsFor } from '../../../words.ts';
import type { ListView } from './list-view.ts';
import { ViewFields } from './ViewFields.tsx';

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
      className={styles.row}
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
        className={styles.input}
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
