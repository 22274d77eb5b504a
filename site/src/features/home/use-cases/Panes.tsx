import type { ReactNode } from 'react';
import styles from './Panes.module.css';

/** Parts of a picture side by side where it is wide enough, else below each other. */
export function Panes({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
