import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A short fact in a pill, such as a duration. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
