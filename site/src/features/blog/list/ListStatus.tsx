import { fill } from 'contract/content/fill.ts';
import unseen from '../../../design/ui/unseen.module.css';
import { wordsFor } from '../../../words.ts';
import styles from './ListStatus.module.css';
import type { ListState } from './list-state.ts';
import { emptyText } from './list-texts.ts';

/** What there is to say of the list: read out when it changes, and seen where there are no cards to see. */
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
