import type { ReactNode } from 'react';
import { Meter } from '../../../design/pictures/Meter.tsx';
import styles from './Gauge.module.css';

/** How full something is, in words and as a bar on the same line. */
export function Gauge({ percent, children }: { percent: number; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <b>{children}</b>
      <Meter percent={percent} />
    </div>
  );
}
