import { useHealthDot } from '../shared/health-dot.ts';
import styles from './ConnectionBar.module.css';

/** Says on every screen of a quiet copy that nothing leaves it: what is sent here looks sent. */
export function CopyBar() {
  const reason = useHealthDot()?.copyReason;
  if (!reason) return null;
  return (
    <p className={styles.bar}>
      This is a quiet copy. Nothing is sent from here, since its database {reason}.
    </p>
  );
}
