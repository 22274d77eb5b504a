import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A band of the page: the page's width, margins and vertical rhythm. `labelledBy` is the id of its heading. */
export function Section({
  children,
  labelledBy,
  id,
  isPrinted = true,
}: {
  children: ReactNode;
  labelledBy?: string;
  id?: string;
  /** Whether a printed page shows it too. */
  isPrinted?: boolean;
}) {
  return (
    <section
      className={isPrinted ? styles.root : `${styles.root} ${styles.screenOnly}`}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
