import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/**
 * A panel that shows the product at one task: an honest screenshot drawn in HTML. To assistive technology it
 * is one image with `alt`, a sentence that says what can be seen.
 */
export function Picture({ title, alt, children }: { title: string; alt: string; children: ReactNode }) {
  return (
    <figure className={styles.root} role="img" aria-label={alt}>
      <p className={styles.title}>{title}</p>
      <div className={styles.body}>{children}</div>
    </figure>
  );
}
