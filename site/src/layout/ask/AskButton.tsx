import { ASK_PAGE } from 'contract/answers/ask.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import styles from './AskButton.module.css';
import { ASK_NAME } from './ask-words.ts';

/**
 * Leads to the assistant's page; `header.ts` has it open the panel instead. It stays at the window's foot until the page
 * ends, where it has a place of its own below the footer's links.
 * @param isResting it waits at the end of the page, where something else has the window's foot
 */
export function AskButton({ isResting }: { isResting: boolean }) {
  return (
    <aside className={isResting ? `${styles.root} ${styles.resting}` : styles.root} aria-label={ASK_NAME}>
      <ButtonLink variant="secondary" href={ASK_PAGE}>
        {ASK_NAME}
      </ButtonLink>
    </aside>
  );
}
