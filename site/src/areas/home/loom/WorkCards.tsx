import { work } from './loom-picture.ts';
import styles from './WorkCards.module.css';

/** What each agent hands over where their threads cross with a person's, and what the person makes of it. */
export function WorkCards() {
  return (
    <ul className={styles.root} aria-label="Work in progress">
      {work.map(({ done, next, decided }) => (
        <li className={styles.card} data-crossing="" key={done}>
          <strong>{done}</strong>
          <span className={styles.next}>{next}</span>
          <span className={styles.decided}>{decided}</span>
        </li>
      ))}
    </ul>
  );
}
