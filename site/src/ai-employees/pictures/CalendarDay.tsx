import by from './by.module.css';
import styles from './CalendarDay.module.css';
import type { CalendarScreen } from './employee-picture.ts';

/** A day with its blocks, under a bar that says where the inbox went. */
export function CalendarDay({ inbox, blocks }: CalendarScreen) {
  const total = inbox.reduce((sum, { count }) => sum + count, 0);
  const startOf = (index: number) => inbox.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <svg className={styles.bar} viewBox={`0 0 ${total} 4`} preserveAspectRatio="none" aria-hidden="true">
        {inbox.map((part, index) => (
          <rect
            className={by[part.by]}
            x={startOf(index)}
            width={part.count - 0.4}
            height="4"
            key={part.label}
          />
        ))}
      </svg>
      <div className={styles.legend}>
        {inbox.map((part) => (
          <span key={part.label}>
            <strong>{part.count}</strong> {part.label}
          </span>
        ))}
      </div>
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
