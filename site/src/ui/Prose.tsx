import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Long text to be read: plain elements inside need no classes, so that it fits text from elsewhere too. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
