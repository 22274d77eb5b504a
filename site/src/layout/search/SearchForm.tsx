import { SEARCH_FORM, toolAttributes } from 'contract/agents/form-tools.ts';
import { LONGEST_SEARCH } from 'contract/site/site-search.ts';
import { Button } from '../../design/ui/Button.tsx';
import search from '../../design/ui/search-input.module.css';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';
import styles from './SearchForm.module.css';

/** The search of the site as a plain form, which needs no script. */
export function SearchForm({ words = '' }: { words?: string }) {
  const searchWords = wordsFor('search');
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search>
    <form
      className={`${search.row} ${styles.root}`}
      role="search"
      action={paths.search}
      {...toolAttributes(SEARCH_FORM)}
    >
      <input
        className={search.input}
        type="search"
        name="q"
        toolparamdescription={SEARCH_FORM.fields.q}
        aria-label={searchWords.label}
        placeholder={searchWords.label}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        defaultValue={words}
      />
      <Button variant="secondary" type="submit">
        {searchWords.submit}
      </Button>
    </form>
  );
}
