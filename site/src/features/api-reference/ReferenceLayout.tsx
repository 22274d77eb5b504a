import type { ReactNode } from 'react';
import { wordsFor } from '../../words.ts';
import { EndpointNav } from './EndpointNav.tsx';
import '../../design/styles/mono.css';
import styles from './ReferenceLayout.module.css';
import type { Endpoint } from './reference-pages.ts';

/**
 * Places the parts of a page of the reference: the list of endpoints, the text, and beside it what can be copied
 * and tried. On a phone the examples come after the opening.
 */
export function ReferenceLayout({
  selected,
  current,
  opening,
  examples,
  console,
  children,
}: {
  /** Absent on a page that describes none. */
  selected?: Endpoint;
  /** The path of such a page. */
  current?: string;
  opening: ReactNode;
  examples?: ReactNode;
  console: ReactNode;
  children: ReactNode;
}) {
  const words = wordsFor('reference');
  return (
    <div className={styles.root}>
      <div className={styles.nav}>
        <EndpointNav {...(selected ? { selected } : {})} {...(current ? { current } : {})} />
      </div>
      <div className={styles.opening} id="opening">
        {opening}
      </div>
      <div className={styles.beside}>
        {examples}
        {console}
      </div>
      <div className={styles.detail}>{children}</div>
      <p
        className={styles.message}
        role="status"
        data-copy-status
        data-copied={words.copied}
        data-not-copied={words.notCopied}
      />
    </div>
  );
}
