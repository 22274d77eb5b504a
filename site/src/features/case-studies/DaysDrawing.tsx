import type { DayRun } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import styles from './Drawing.module.css';
import { splitByWeek } from './weeks.ts';

/** Working weeks as a calendar: each bar says what is done, its colour by whom. */
export function DaysDrawing({ runs }: { runs: readonly DayRun[] }) {
  const { weekdays } = content().one('pages/case-studies').study.picture;
  return (
    <span className={styles.days} aria-hidden="true">
      {weekdays.map((weekday) => (
        <span className={styles.weekday} key={weekday}>
          {weekday}
        </span>
      ))}
      {splitByWeek(runs).map(({ by, task, days }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a task that crosses the weekend has two bars alike
        <span className={`${styles.run} ${styles[by]}`} data-days={days} key={index}>
          {task}
        </span>
      ))}
    </span>
  );
}
