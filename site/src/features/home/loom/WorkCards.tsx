import { work } from './loom-picture.ts';
import styles from './WorkCards.module.css';

/** What each agent hands over where their threads cross with a person's, and what the person makes of it. */
export function WorkCards() {
  return (
    <ul className={styles.root} aria-label="Work in progress">
      {work.map(({ done, next, decided }) => (
        <li className={styles.card} data-crossing="" key={done}>
          <strong>{done}</strong>
          {/* Gone as soon as the card has come: read out, it would contradict what stays. */}
          <span className={styles.next} aria-hidden="true">
            {next}
          </span>
          <span className={styles.decided}>{decided}</span>
        </li>
      ))}
    </ul>
  );
}
