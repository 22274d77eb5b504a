import type { ReactNode } from 'react';
import styles from './Row.module.css';

/**
 * One line of a list in a picture: what leads it (an avatar), what it says, a quieter second line, and what
 * closes it (a chip). `isMarked` lifts the one line that the picture is about.
 */
export function Row({
  lead,
  title,
  detail,
  end,
  isMarked = false,
}: {
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  isMarked?: boolean;
}) {
  return (
    <div className={`${styles.root} ${isMarked ? styles.marked : ''}`}>
      {lead}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end}
    </div>
  );
}
