import type { ReactNode } from 'react';
import styles from './ClosingCall.module.css';
import { weave } from './weave.ts';

/** Two threads each way repeat without a seam. */
const cloth = weave(2, 12, 4);

/** The last section of a page: one sentence, and what to do now. */
export function ClosingCall({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section className={styles.root} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <h2 id="closing-title">{title}</h2>
        <p className={styles.text}>{children}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <svg className={styles.cloth} aria-hidden="true">
        <pattern id="closing-cloth" width={cloth.size} height={cloth.size} patternUnits="userSpaceOnUse">
          <path className={styles.human} d={cloth.warp} />
          <path className={styles.agent} d={cloth.weft} />
        </pattern>
        <rect width="100%" height="100%" fill="url(#closing-cloth)" />
      </svg>
    </section>
  );
}
