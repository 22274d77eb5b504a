import { useConnection } from '../shared/live.ts';
import styles from './ConnectionBar.module.css';

/** Says that the server is not reached: what is shown may be outdated, and what is typed stays. */
export function ConnectionBar() {
  const isLost = useConnection() === 'lost';
  return (
    <div role="status" className={styles.place}>
      {isLost && (
        <p className={styles.bar}>No connection. What you see may be out of date; what you type is kept.</p>
      )}
    </div>
  );
}
