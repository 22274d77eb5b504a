import type { Tracks } from 'contract/content/employee.ts';
import by from '../pictures/by.module.css';
import styles from './TrackStage.module.css';

const PACES = { 1: styles.pace1, 3: styles.pace3 } as const;

/** Rows of bars over a scale. One unit of it is one unit of the drawing, so that styles can move the bars by it. */
export function TrackStage({ units, scale, rows }: Tracks) {
  return (
    <div className={styles.root}>
      {rows.map(({ label, bars }) => (
        <div className={styles.row} key={label}>
          <span className={styles.label}>{label}</span>
          <svg
            className={styles.track}
            viewBox={`0 0 ${units} 10`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bars.map(({ from, to, by: whose, pace, isLate }) => (
              <rect
                className={`${isLate ? styles.late : by[whose]} ${pace ? PACES[pace] : ''}`}
                x={from}
                y="2"
                width={to - from}
                height="6"
                key={`${from} ${to}`}
              />
            ))}
          </svg>
        </div>
      ))}
      <div className={styles.scale}>
        {scale.map((mark) => (
          <span className={by.label} key={mark}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
