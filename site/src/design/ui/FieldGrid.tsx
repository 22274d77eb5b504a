import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

/** Fields side by side where there is room; text of several lines and checkboxes take the whole width. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
