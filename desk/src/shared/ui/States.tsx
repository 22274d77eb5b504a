import type { ReactNode } from 'react';
import { ApiError } from '../api.ts';
import { Button } from './Button.tsx';
import styles from './States.module.css';

interface EmptyProps {
  title: string;
  /** Words about what belongs here, or what to do. */
  children?: ReactNode;
  /** The way on: a button, a link. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Empty state: words about what belongs here, and what to do. */
export function Empty({ title, children, action, icon }: EmptyProps) {
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface FailedProps {
  error: unknown;
  onRetry?: () => unknown;
}

/** Failed state: the reason, and a button to try again. */
export function Failed({ error, onRetry }: FailedProps) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>This could not be loaded</p>
      <p className={styles.text}>{messageOf(error)}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button onPress={() => onRetry()}>Try again</Button>
        </div>
      )}
    </div>
  );
}

/** Returns the message of an error for a person. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong on this page. Reload it to go on.';
}

interface LoadingProps {
  /** Form of what comes: lines of text, rows of a table, fields of a form, charts, or boxes below one another. */
  shape?: 'lines' | 'table' | 'form' | 'charts' | 'boxes';
  /** Lines, rows, fields, charts or boxes. */
  lines?: number;
  label?: string;
}

/** Loading state in the form of what comes, visible only if it takes longer than a moment. */
export function Loading({ shape = 'lines', lines = 6, label = 'Loading' }: LoadingProps) {
  return (
    <div className={styles.loading} role="status" aria-label={label} data-shape={shape}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <span key={index} className={styles.part}>
          <span className={styles.line} style={{ inlineSize: `${92 - ((index * 37) % 41)}%` }} />
        </span>
      ))}
    </div>
  );
}
