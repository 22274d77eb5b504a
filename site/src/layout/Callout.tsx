import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './warning.module.css';

/** Remark that a reader has to know before reading on: set apart, above all else. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className={styles.root}>
      <TriangleAlert size={20} aria-hidden="true" />
      <span>
        <strong>{title}</strong> {children}
      </span>
    </p>
  );
}
