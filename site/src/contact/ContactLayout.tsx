import type { ReactNode } from 'react';
import styles from './ContactLayout.module.css';

/** Words and agenda on the left, the form in a panel on the right; one below the other on a phone. */
export function ContactLayout({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

export function ContactPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Send us a message</h2>
      {children}
    </div>
  );
}
