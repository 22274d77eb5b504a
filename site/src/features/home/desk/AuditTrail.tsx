import type { ReactNode } from 'react';
import voices from '../../../design/ui/voices.module.css';
import styles from './AuditTrail.module.css';

/** Variants of a scene's text: by day, and by night, where the visitor’s system is dark. */
interface DayAndNight<T = string> {
  day: T;
  night: T;
}

/** A line of the audit trail. `at` is in milliseconds, or what a clock showed before the visitor came. */
export interface TrailEntry {
  isYours?: boolean;
  words: string | DayAndNight;
  at: number | DayAndNight;
}

/** Deeds of agents and decisions of the visitor, the newest first. */
export function AuditTrail({ title, lines }: { title: string; lines: readonly TrailEntry[] }) {
  return (
    <div className={styles.root}>
      <h3 id="trail">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what is below */}
      <ol className={voices.machine} aria-labelledby="trail" aria-live="polite" tabIndex={0}>
        {lines.map(({ words, isYours, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the end, where lines are never moved
          <li className={isYours ? styles.yours : ''} key={lines.length - index}>
            <span>
              <DayOrNight>{words}</DayOrNight>
            </span>
            <span>
              <DayOrNight>{typeof at === 'number' ? clockTime(at) : at}</DayOrNight>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Formats a time by the visitor's own clock. */
function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

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
