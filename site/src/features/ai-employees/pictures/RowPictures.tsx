import type { By, CalendarScreen, WeekScreen } from 'contract/content/employee.ts';
import { Chip, type ChipTone } from '../../../design/pictures/Chip.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import by from './by.module.css';
import styles from './RowPictures.module.css';

/** One thing, and the state it is in. */
interface StateRow {
  title: string;
  detail: string;
  state: string;
  tone: ChipTone;
}

/** A number of things as one bar, in parts by where they went. */
export function ShareBar({ parts }: { parts: readonly { label: string; count: number; by: By }[] }) {
  const sumOf = (some: typeof parts) => some.reduce((sum, { count }) => sum + count, 0);
  const total = sumOf(parts);
  return (
    <>
      <svg className={styles.bar} viewBox={`0 0 ${total} 4`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect
            className={by[part.by]}
            x={sumOf(parts.slice(0, index))}
            width={part.count - total * 0.006}
            height="4"
            key={part.label}
          />
        ))}
      </svg>
      <div className={styles.legend}>
        {parts.map(({ label, count }) => (
          <span key={label}>
            <strong>{count}</strong> {label}
          </span>
        ))}
      </div>
    </>
  );
}

/** A few things, each with its state. */
export function StateRows({ rows }: { rows: readonly StateRow[] }) {
  return rows.map(({ title, detail, state, tone }) => (
    <Row title={title} detail={detail} end={<Chip tone={tone}>{state}</Chip>} key={title} />
  ));
}

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

/** Five days side by side, or one under the other where there is no room. */
export function FirstWeek({ days }: WeekScreen) {
  return (
    <div className={styles.days}>
      {days.map(({ day, tasks }) => (
        <div className={styles.firstWeekDay} key={day}>
          <strong>{day}</strong>
          {tasks.map((task) => (
            <span className={`${styles.task} ${by[task.by]}`} key={task.text}>
              {task.text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
