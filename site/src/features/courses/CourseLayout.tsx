import type { ReactNode } from 'react';
import styles from './CourseLayout.module.css';

/**
 * Places the course page: the first view, the offer and the sections. On a large screen the offer stays beside
 * them, on a small one its price stays at the foot of the window (S2 section 2, 'Course page'). `hero` and
 * `offer` are slots of the page.
 */
export function CourseLayout({
  hero,
  offer,
  children,
}: {
  hero?: ReactNode;
  offer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <div className={styles.hero}>{hero}</div>
      <div className={styles.offer}>{offer}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
