import type { ReactNode } from 'react';
import voices from '../../../design/ui/voices.module.css';
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
    <div className={`${styles.root} ${by ? styles[by] : ''} ${by === 'agent' ? voices.machine : ''}`}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
