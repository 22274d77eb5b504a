import { useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { counted } from '../../shared/formats.ts';
import { useRight } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './Content.module.css';
import { ReviewSet } from './ReviewSet.tsx';
import type { Drafts } from './use-drafts.ts';

/** The set that a person works in: how much it has, whether the server has it, and the way to its review. */
export function SetBar({ drafts }: { drafts: Drafts }) {
  const { set, typed, isSaved, problem, conflicts, stored, choose } = drafts;
  const [isReviewing, setReviewing] = useState(false);
  const mayPublish = useRight('content');
  const count = Object.keys(typed).length;
  const review = mayPublish ? 'Review and publish' : 'Review and ask';
  useAction(
    { id: 'publish', label: review, keys: 'mod+s', group: 'This screen', run: () => setReviewing(true) },
    count > 0,
  );
  if (!set || count === 0) return null;
  return (
    <footer className={styles.bar}>
      <span aria-live="polite">
        {counted(count, 'text')} in “{set.name}”.{' '}
        {conflicts.size > 0
          ? 'A colleague wrote in the same place: choose there.'
          : isSaved
            ? 'Saved.'
            : problem
              ? `Kept in this browser: ${problem}`
              : 'Saving…'}
      </span>
      <Button kind="primary" isDisabled={!isSaved || !stored} onPress={() => setReviewing(true)}>
        {review}
      </Button>
      {isReviewing && stored && (
        <ReviewSet id={stored.id} onClose={() => setReviewing(false)} onGone={() => choose(undefined)} />
      )}
    </footer>
  );
}
