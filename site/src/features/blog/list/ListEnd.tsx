import { fill } from 'contract/content/fill.ts';
import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { Button, ButtonLink } from '../../../design/ui/Button.tsx';
import unseen from '../../../design/ui/unseen.module.css';
import { wordsFor } from '../../../words.ts';
import { ArticleCards } from '../cards/ArticleCards.tsx';
import { ViewFields } from './BlogSearch.tsx';
import styles from './ListEnd.module.css';
import type { ListState } from './list-state.ts';
import { emptyText } from './list-texts.ts';
import { addressOf } from './list-view.ts';

/** Three wordings (S2 section 4). Without script the button asks for a page that is one longer. */
export function LoadMore({
  state: { view, pageCount, hasMore, waitsFor },
  onLoadMore,
}: {
  state: ListState;
  onLoadMore: () => void;
}) {
  return (
    <form
      className={styles.root}
      action={`${BLOG_PAGE}#page-${pageCount + 1}`}
      onSubmit={(event) => {
        event.preventDefault();
        onLoadMore();
      }}
    >
      <ViewFields {...view} />
      <Button
        variant="secondary"
        type="submit"
        name="page"
        value={pageCount + 1}
        isBusy={waitsFor !== undefined}
        // While it waits it keeps the focus, and does nothing.
        disabled={!hasMore && !waitsFor}
        aria-disabled={waitsFor ? true : undefined}
      >
        {wording(waitsFor !== undefined, hasMore)}
      </Button>
    </form>
  );
}

function wording(isWaiting: boolean, hasMore: boolean): string {
  const words = wordsFor('blogList');
  if (isWaiting) return words.loading;
  return hasMore ? words.more : words.noMore;
}

/** Status of the list: read out when it changes, and seen where there are no cards to see. */
export function ListStatus({ state: { view, cards, waitsFor, failure } }: { state: ListState }) {
  const words = wordsFor('blogList');
  const text = () => {
    if (failure === 'list') return words.listFailed;
    if (failure) return words.moreFailed;
    if (cards.length > 0) return '';
    return waitsFor ? words.loading : emptyText(view);
  };
  const shown = text();
  return (
    <div role="status">
      {shown && <p className={`${styles.text} ${failure ? styles.failure : ''}`}>{shown}</p>}
      {!shown && !waitsFor && (
        <p className={unseen.unseen}>
          {cards.length === 1 ? words.oneShown : fill(words.manyShown, { count: cards.length })}
        </p>
      )}
    </div>
  );
}

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
    <div className={styles.nothingFound}>
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
