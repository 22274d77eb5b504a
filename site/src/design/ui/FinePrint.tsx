import type { ReactNode } from 'react';
import styles from './FinePrint.module.css';

/** A line at the foot of a section, set small: conditions, and what its figures are worth. */
export function FinePrint({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
