import type { By } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import by from '../pictures/by.module.css';
import styles from './Drawing.module.css';
import type { Half } from './drawing.ts';

type Bar = readonly [row: number, from: number, to: number, whose: By | 'as planned'];

const DEADLINE = 276;
/** Start of the delay, and place of the weekly meeting. */
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

type Block = readonly [day: number, from: number, to: number, whose: By, half?: 'left' | 'right'];

const FIRST_HOUR = 8;
const LAST_HOUR = 17;
const COLUMN = 64;
const HOUR = 12;
const TOP = 22;

/** Meetings wherever they landed, and two of them at ten. */
const LANDED: readonly Block[] = [
  [0, 8.5, 9, 'quiet'],
  [0, 10, 11, 'quiet'],
  [0, 12.5, 13, 'quiet'],
  [0, 15, 16.5, 'quiet'],
  [1, 9, 9.5, 'quiet'],
  [1, 10, 11.5, 'quiet', 'left'],
  [1, 10, 11.5, 'quiet', 'right'],
  [1, 14, 14.5, 'quiet'],
  [2, 8, 9.5, 'quiet'],
  [2, 11, 11.5, 'quiet'],
  [2, 13, 15, 'quiet'],
  [3, 9.5, 10, 'quiet'],
  [3, 11.5, 13, 'quiet'],
  [3, 16, 17, 'quiet'],
  [4, 8.5, 10, 'quiet'],
  [4, 12, 12.5, 'quiet'],
  [4, 14.5, 16, 'quiet'],
];

/** Mornings kept, decisions first, meetings behind them. */
const ARRANGED: readonly Block[] = [
  ...[0, 1, 2, 3, 4].flatMap((day): Block[] => [
    [day, 8, 8.5, 'human'],
    [day, 9, 11, 'agent'],
  ]),
  [0, 13, 14.5, 'quiet'],
  [1, 11.5, 12.5, 'quiet'],
  [1, 13.5, 15, 'quiet'],
  [2, 13, 14, 'quiet'],
  [2, 14.5, 16, 'quiet'],
  [3, 11.5, 12.5, 'quiet'],
  [3, 14, 15, 'quiet'],
  [4, 13, 14, 'quiet'],
];

/** A week as it happens to you, and as it is kept for you. */
export function Calendars({ isWith }: Half) {
  return (
    <>
      {content()
        .one('pages/ai-employees')
        .employee.comparison.calendars.map((day, index) => (
          <text className={styles.middle} x={(index + 0.5) * COLUMN} y="11" key={day}>
            {day}
          </text>
        ))}
      <path className={styles.rule} d={rulesOf(LAST_HOUR - FIRST_HOUR)} />
      {(isWith ? ARRANGED : LANDED).map(([day, from, to, whose, half]) => (
        <rect
          className={by[whose]}
          x={day * COLUMN + (half === 'right' ? COLUMN / 2 + 1 : 4)}
          y={TOP + (from - FIRST_HOUR) * HOUR + 0.75}
          width={half ? COLUMN / 2 - 5 : COLUMN - 8}
          height={(to - from) * HOUR - 1.5}
          rx="2"
          key={`${day} ${from} ${half}`}
        />
      ))}
    </>
  );
}

function rulesOf(hours: number): string {
  return Array.from({ length: hours / 3 + 1 }, (_, index) => `M0 ${TOP + index * 3 * HOUR}H320`).join('');
}

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
