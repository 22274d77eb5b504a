import type { ReactNode } from 'react';
import { Meter } from '../../../design/pictures/Meter.tsx';
import voices from '../../../design/ui/voices.module.css';
import styles from './PictureParts.module.css';

/** A paper within a picture: a draft, a worksheet, a source. Its ground says who wrote it. */
export function Sheet({
  by,
  label,
  children,
}: {
  by?: 'agent' | 'human';
  label: string;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.root} ${by ? styles[by] : ''} ${by === 'agent' ? voices.machine : ''}`}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}

/** Parts of a picture side by side where it is wide enough, else below each other. */
export function Panes({ children }: { children: ReactNode }) {
  return <div className={styles.panes}>{children}</div>;
}

/** Level of something, in words and as a bar on the same line. */
export function Gauge({ percent, children }: { percent: number; children: ReactNode }) {
  return (
    <div className={styles.gauge}>
      <b>{children}</b>
      <Meter percent={percent} />
    </div>
  );
}
