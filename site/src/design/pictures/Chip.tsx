import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export type ChipTone = 'agent' | 'human' | 'good' | 'warn' | 'bad' | 'quiet';

/** A state in a word or two. Its colour says the same as the word. */
export function Chip({ tone = 'quiet', children }: { tone?: ChipTone | undefined; children: ReactNode }) {
  return <span className={`${styles.root} ${styles[tone]}`}>{children}</span>;
}
