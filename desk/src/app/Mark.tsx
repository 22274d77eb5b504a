import { DESK_ICON } from 'contract/desk/paths.ts';
import styles from './Mark.module.css';

/** The company's mark. Decorative; the name stands beside it. */
export function Mark() {
  return <img className={styles.mark} src={DESK_ICON} alt="" />;
}
