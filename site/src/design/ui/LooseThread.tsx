import type { ReactNode } from 'react';
import styles from './LooseThread.module.css';
import { weave } from './weave.ts';

const cloth = weave(9, 12, 4);

/** A piece of cloth with one thread pulled out of it, and the status beside it. */
export function LooseThread({ code }: { code: ReactNode }) {
  return (
    <span className={styles.root}>
      <svg className={styles.cloth} viewBox={`0 0 260 ${cloth.size}`} aria-hidden="true">
        <path className={styles.human} d={cloth.warp} />
        <path className={styles.agent} d={cloth.weft} />
        <path className={styles.agent} d="M104 54c40 0 46-38 78-38s30 62 54 62 18-40-4-40-20 34 4 44" />
      </svg>
      <span className={styles.code}>{code}</span>
    </span>
  );
}
