import { ButtonLink } from '../../../design/ui/Button.tsx';
import { wordsFor } from '../../../words.ts';
import { ArticleCards } from '../cards/ArticleCards.tsx';
import type { ListState } from './list-state.ts';
import { addressOf } from './list-view.ts';
import styles from './NothingFound.module.css';

/** The way on from a search that found nothing: back to the list, or to one of the newest articles. */
export function NothingFound({
  state: { view, newest },
  onClear,
}: {
  state: ListState;
  onClear: () => void;
}) {
  const words = wordsFor('blogList');
  return (
    <div className={styles.root}>
      <ButtonLink
        variant="secondary"
        href={addressOf({ ...view, search: '' })}
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {words.clear}
      </ButtonLink>
      {newest.length > 0 && (
        <>
          <p className={styles.lead}>{words.newest}</p>
          <ArticleCards cards={newest} />
        </>
      )}
    </div>
  );
}
