import type { TimelineScreen } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import by from './by.module.css';
import styles from './PlanTimeline.module.css';

/** A plan as bars over weeks, with today's line and the bar that slips. */
export function PlanTimeline({ weeks, today, tasks, risk }: TimelineScreen) {
  return (
    <>
      <div className={styles.plan}>
        <span />
        <div className={styles.weeks}>
          {weeks.map((week) => (
            <span className={by.label} key={week}>
              {week}
            </span>
          ))}
        </div>
        {tasks.map((task) => (
          <div className={styles.task} key={task.name}>
            <span className={styles.name}>{task.name}</span>
            <svg className={styles.track} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.grid} d={gridOf(weeks.length)} />
              {task.slipsTo && (
                <rect
                  className={styles.slip}
                  x={task.to}
                  y="4.5"
                  width={task.slipsTo - task.to}
                  height="11"
                />
              )}
              <rect className={by[task.by]} x={task.from} y="4" width={task.to - task.from} height="12" />
              <path className={styles.today} d={`M${today} 0V20`} />
            </svg>
          </div>
        ))}
      </div>
      <Row
        title={risk.title}
        detail={risk.detail}
        end={<Chip tone="warn">{content().one('pages/ai-employees').employee.screen.atRisk}</Chip>}
        isMarked
      />
    </>
  );
}

function gridOf(weeks: number): string {
  return Array.from({ length: weeks }, (_, week) => `M${(week * 100) / weeks} 0V20`).join('');
}
