import type { By } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import by from '../pictures/by.module.css';
import styles from './Drawing.module.css';
import type { Half } from './drawing.ts';

type Bar = readonly [row: number, from: number, to: number, whose: By | 'as planned'];

const DEADLINE = 276;
/** Where the delay begins, and where the weekly meeting is. */
const SLIP = 140;
const MEETING = 206;

const WIRING: readonly Bar[] = [
  [0, 62, SLIP, 'quiet'],
  [0, SLIP, 184, 'as planned'],
];
const PUSHED_OUT: readonly Bar[] = [
  [1, MEETING + 2, 270, 'quiet'],
  [2, 272, 319, 'quiet'],
];
const MOVED: readonly Bar[] = [
  [1, SLIP + 6, 210, 'agent'],
  [1, 210, 250, 'as planned'],
  [2, 214, DEADLINE - 2, 'human'],
];

/** The same five days of delay: found in the meeting, or on the day. */
export function GanttBars({ isWith }: Half) {
  const { plan } = content().one('pages/ai-employees').employee.comparison;
  const found = isWith ? SLIP : MEETING;
  return (
    <>
      <path className={styles.rule} d="M0 54H320M0 84H320M0 114H320" />
      {plan.tasks.map((task, row) => (
        <text x="0" y={43 + row * 30} key={task}>
          {task}
        </text>
      ))}
      <path className={styles.dashed} d={`M${DEADLINE} 18V132`} />
      <text className={styles.middle} x={DEADLINE} y="11">
        {plan.deadline}
      </text>
      {[...WIRING, ...(isWith ? MOVED : PUSHED_OUT)].map(([row, from, to, whose]) => (
        <rect
          className={whose === 'as planned' ? styles.dashed : by[whose]}
          x={from}
          y={32 + row * 30}
          width={to - from}
          height="14"
          rx="2"
          key={`${row} ${from}`}
        />
      ))}
      <g className={isWith ? by.human : by.quiet}>
        <path className={styles.trace} d={`M${found} 20V132`} />
        <circle cx={found} cy="22" r="5" />
        {isWith ? (
          <text className={styles.middle} x={found} y="11">
            {plan.with}
          </text>
        ) : (
          <text className={styles.end} x={found + 14} y="11">
            {plan.without}
          </text>
        )}
      </g>
    </>
  );
}
