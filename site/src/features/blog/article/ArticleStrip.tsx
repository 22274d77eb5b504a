import type { ReactNode } from 'react';
import styles from './ArticleStrip.module.css';

/** A word above an article about what the reader has before them. `title` is its first, in an element of its own. */
export function ArticleStrip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.root} role="status">
      <p>
        <strong>{title}</strong> <span>{children}</span>
      </p>
    </div>
  );
}
