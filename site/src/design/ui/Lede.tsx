import type { ReactNode } from 'react';
import styles from './Lede.module.css';

/** The paragraph below a title that says why to read on. `--lede-width` of what is around it narrows it. */
export function Lede({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
