import { ChevronDown } from 'lucide-react';
import styles from './PhoneFold.module.css';

/**
 * Folds the element right after it on a phone; elsewhere it is not there. It holds nothing itself, so that a wide
 * page shows everything with no fold to be seen or tabbed to, and none of it needs a script (decision 007). The
 * parent is the row that a finger opens: positioned, at its closed height `--fold-height`.
 */
export function PhoneFold({ label }: { label: string }) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary} aria-label={label}>
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </summary>
    </details>
  );
}
