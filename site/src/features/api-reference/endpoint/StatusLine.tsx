import { InlineCode } from '../fields/InlineCode.tsx';
import styles from './StatusLine.module.css';

/** What it means that a call answers with this status, or with one of these (`2XX`). */
export function StatusLine({ status, meaning }: { status: number | string; meaning: string }) {
  return (
    <p className={styles.root}>
      <span className={styles.status}>{status}</span>{' '}
      <span>
        <InlineCode text={meaning} />
      </span>
    </p>
  );
}
