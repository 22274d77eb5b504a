import type { DeskNumbers } from 'contract/desk/numbers.ts';
import { formatNumber } from '../../shared/formats.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Numbers.module.css';
import { share, shortWeek, sumOf } from './numbers-words.ts';

type Step = keyof DeskNumbers['demos'];

const STEPS = [
  ['requested', 'Asked for'],
  ['booked', 'Got a half-hour'],
  ['confirmed', 'Confirmed, not canceled'],
  ['held', 'Took place'],
] as const satisfies readonly (readonly [Step, string])[];

const LOST = [
  ['canceled', 'Canceled'],
  ['noShow', 'No-show'],
] as const satisfies readonly (readonly [Step, string])[];

/** Results of requests for a demo: each step is a part of the one before. */
export function Funnel({ weeks, demos }: Pick<DeskNumbers, 'weeks' | 'demos'>) {
  const columns = [...STEPS, ...LOST];
  const asked = sumOf(demos.requested);
  const rowsOf = (nameOf: (week: string) => string) =>
    weeks.map((week, index) => [nameOf(week), ...columns.map(([step]) => demos[step][index] ?? 0)]);
  const names = ['Week', ...columns.map(([, name]) => name)];
  return (
    <ChartFrame
      title="From a request to a demo"
      note="By the week of the request. Demos to come are confirmed, and haven’t taken place yet."
      columns={names}
      rows={rowsOf(shortWeek)}
      file={{ columns: names, rows: rowsOf((week) => week) }}
    >
      <ol className={styles.ranking}>
        {STEPS.map(([step, name]) => {
          const total = sumOf(demos[step]);
          return (
            <li key={step} data-step={step}>
              <span className={styles.ranked}>{name}</span>
              <span className={styles.total}>
                {formatNumber(total)} <span className={styles.detail}>{share(total, asked)}</span>
              </span>
              <span
                className={styles.bar}
                style={{ inlineSize: `${asked === 0 ? 0 : Math.min(100, (100 * total) / asked)}%` }}
              />
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>
        {LOST.map(([step, name]) => `${name}: ${formatNumber(sumOf(demos[step]))}`).join(' · ')}
      </p>
    </ChartFrame>
  );
}
