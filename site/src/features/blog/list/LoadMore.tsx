import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { Button } from '../../../design/ui/Button.tsx';
import { wordsFor } from '../../../words.ts';
import styles from './LoadMore.module.css';
import type { ListState } from './list-state.ts';
import { ViewFields } from './ViewFields.tsx';

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
