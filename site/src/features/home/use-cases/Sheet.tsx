import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

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
    <div className={`${styles.root} ${by ? styles[by] : ''}`}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
