import { Search } from 'lucide-react';
import search from '../../design/ui/search-input.module.css';
import { wordsFor } from '../../words.ts';
import styles from './SearchField.module.css';

/**
 * Narrows the list of endpoints to those whose text holds the words; `behaviour/search.ts` does it, and without
 * script there is no field.
 */
export function SearchField() {
  const words = wordsFor('reference');
  return (
    <search className={styles.root}>
      <Search className={styles.icon} size={16} aria-hidden="true" />
      <input
        className={`${search.input} ${styles.input}`}
        type="search"
        aria-label={words.search}
        aria-describedby="search-status"
        placeholder={words.searchPrompt}
        autoComplete="off"
        spellCheck={false}
        data-search
      />
      <p
        className={styles.status}
        id="search-status"
        role="status"
        data-search-status
        data-found={words.found}
        data-nothing={words.nothingFound}
      />
    </search>
  );
}
