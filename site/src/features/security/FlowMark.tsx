import type { Holder } from 'contract/content/pages/security.ts';
import styles from './DataFlow.module.css';

/** A round mark for a person, a square one for a machine, a drum for what is stored. The name beside it says the same. */
export function FlowMark({ holder }: { holder: Holder }) {
  return (
    <svg className={styles.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {holder === 'person' && <circle className={styles.person} cx="12" cy="12" r="9" />}
      {holder === 'machine' && <rect className={styles.machine} x="3" y="3" width="18" height="18" rx="4" />}
      {holder === 'store' && (
        <path
          className={styles.machine}
          d="M3 6a9 3.5 0 0 1 18 0v12a9 3.5 0 0 1-18 0zm0 0a9 3.5 0 0 0 18 0"
        />
      )}
    </svg>
  );
}
