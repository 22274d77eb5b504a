import type { BlogCategory } from 'contract/blog/blog.ts';
import { BLOG_PAGE } from 'contract/site/addresses.ts';
import choice from '../../../design/ui/choice.module.css';
import { wordsFor } from '../../../words.ts';
import styles from './CategoryChips.module.css';
import type { ListView } from './list-view.ts';
import { ViewFields } from './ViewFields.tsx';

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
    <form className={styles.root} action={BLOG_PAGE} aria-label={words.categories}>
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
