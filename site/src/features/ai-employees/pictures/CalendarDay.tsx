import type { CalendarScreen } from 'contract/content/employee.ts';
import by from './by.module.css';
import styles from './CalendarDay.module.css';
import { ShareBar } from './ShareBar.tsx';

/** A day with its blocks, under a bar that says where the inbox went. */
export function CalendarDay({ inbox, blocks }: CalendarScreen) {
  return (
    <>
      <ShareBar parts={inbox} />
      <div className={styles.day}>
        {blocks.map((block) => (
          <div className={styles.slot} key={block.time}>
            <span className={by.label}>{block.time}</span>
            <div className={`${styles.block} ${by[block.by]} ${block.isLong ? styles.long : ''}`}>
              <strong>{block.title}</strong>
              <span className={styles.detail}>{block.detail}</span>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
