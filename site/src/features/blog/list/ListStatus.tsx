import unseen from '../../../design/ui/unseen.module.css';
import styles from './ListStatus.module.css';
import type { ListState } from './list-state.ts';
import { emptyText, FAILURES } from './list-texts.ts';

/** What there is to say of the list: read out when it changes, and seen where there are no cards to see. */
export function ListStatus({ state: { view, cards, waitsFor, failure } }: { state: ListState }) {
  const text = () => {
    if (failure) return FAILURES[failure];
    if (cards.length > 0) return '';
    return waitsFor ? 'Loading...' : emptyText(view);
  };
  const shown = text();
  return (
    <div role="status">
      {shown && <p className={`${styles.text} ${failure ? styles.failure : ''}`}>{shown}</p>}
      {!shown && !waitsFor && (
        <p className={unseen.unseen}>
          {cards.length === 1 ? '1 article shown' : `${cards.length} articles shown`}
        </p>
      )}
    </div>
  );
}
