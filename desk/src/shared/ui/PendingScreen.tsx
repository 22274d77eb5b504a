import styles from './Page.module.css';
import { Loading } from './States.tsx';

/** A screen that is fetched: its head as high as that of each, and boxes. */
export function PendingScreen() {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <span className={styles.title}>&nbsp;</span>
      </div>
      <div className={styles.content}>
        <Loading shape="boxes" />
      </div>
    </div>
  );
}
