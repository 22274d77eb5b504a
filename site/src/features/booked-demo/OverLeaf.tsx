import { office } from '../../product/office.ts';
import { calendarLeaf } from './calendar-leaf.ts';
import styles from './OverLeaf.module.css';

/** The day of a demo that is over, as a leaf of a calendar: struck out where it was canceled. Decorative. */
export function OverLeaf({ start, isCancelled }: { start: Date; isCancelled: boolean }) {
  const { month, date, weekday } = calendarLeaf(start, office().zone);
  return (
    <p className={styles.root} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={isCancelled ? `${styles.date} ${styles.struck}` : styles.date}>{date}</span>
      <span className={styles.weekday}>{weekday}</span>
    </p>
  );
}
