import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type Tone = 'plain' | 'agent' | 'human' | 'good' | 'warn' | 'bad';

/** A state in one word. Colors carry meaning: indigo is what an agent does, marigold what a person does. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
