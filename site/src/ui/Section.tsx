import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A band of the page: the page's width, margins and vertical rhythm. `labelledBy` is the id of its heading. */
export function Section({
  children,
  labelledBy,
  id,
}: {
  children: ReactNode;
  labelledBy?: string;
  id?: string;
}) {
  return (
    <section className={styles.root} id={id} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
