import type { WeekScreen } from 'contract/content/employee.ts';
import by from './by.module.css';
import styles from './FirstWeek.module.css';

/** Five days side by side, or one under the other where there is no room. */
export function FirstWeek({ days }: WeekScreen) {
  return (
    <div className={styles.days}>
      {days.map(({ day, tasks }) => (
        <div className={styles.day} key={day}>
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
