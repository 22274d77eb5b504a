import type { ReactNode } from 'react';
import styles from './DayOrNight.module.css';
import type { DayAndNight } from './trail.ts';

/** The one of the two that holds, for readers too: styles alone tell, and without them it is day. */
export function DayOrNight({ children }: { children: string | DayAndNight<ReactNode> }) {
  if (typeof children === 'string') return children;
  return (
    <>
      <span className={styles.day}>{children.day}</span>
      <span className={styles.night} hidden>
        {children.night}
      </span>
    </>
  );
}
