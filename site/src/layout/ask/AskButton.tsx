import { ASK_PAGE } from 'contract/answers/ask.ts';
import { MessageCircleQuestion } from 'lucide-react';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { wordsFor } from '../../words.ts';
import styles from './AskButton.module.css';

/**
 * Leads to the assistant's page; `header.ts` has it open the panel instead. It waits at the end of the page, where the
 * footer has room for it; beside a page with a margin it stays at the window's foot. Its name is not written on it: so it
 * fits into that margin.
 * @param isResting it waits at the end of the page, where something else has the window's foot
 */
export function AskButton({ isResting }: { isResting: boolean }) {
  const words = wordsFor('ask');
  return (
    <aside className={isResting ? `${styles.root} ${styles.resting}` : styles.root} aria-label={words.name}>
      <ButtonLink variant="secondary" href={ASK_PAGE} label={words.name}>
        <MessageCircleQuestion size={20} aria-hidden="true" />
      </ButtonLink>
    </aside>
  );
}
