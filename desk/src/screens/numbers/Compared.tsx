import { formatNumber } from '../../shared/formats.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Numbers.module.css';
import { change, share, sumOf } from './numbers-words.ts';

interface Props {
  title: string;
  note?: string;
  column: string;
  rows: readonly { name: string; now: number; before: number }[];
  /** Count that the shares are parts of; without it, the sum of the rows. */
  whole?: number;
  /** Further columns of the table, each with a value for every row. */
  more?: readonly { name: string; values: readonly number[] }[];
}

const MOST_BARS = 10;

/** Names with their counts of two periods, in the given order. */
export function Compared({ title, note, column, rows, whole, more = [] }: Props) {
  const all = sumOf(rows.map(({ now }) => now));
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]));
  return (
    <ChartFrame
      {...{ title, note }}
      columns={[column, 'This period', 'Other period', ...more.map(({ name }) => name)]}
      rows={rows.map(({ name, now, before }, index) => [
        ...[name, now, before],
        ...more.map(({ values }) => values[index] ?? 0),
      ])}
    >
      {all === 0 ? (
        <p className={styles.note}>Nothing was counted in this period.</p>
      ) : (
        <ol className={styles.ranking}>
          {rows.slice(0, MOST_BARS).map(({ name, now, before }) => (
            <li key={name}>
              <span className={styles.ranked}>{name}</span>
              <span className={styles.total}>
                {formatNumber(now)} <span className={styles.detail}>{share(now, whole ?? all)}</span>{' '}
                <span className={styles.change}>{change(now, before)}</span>
              </span>
              <span className={styles.bar} style={{ inlineSize: `${(100 * now) / most}%` }} />
              <span
                className={styles.bar}
                data-period="before"
                style={{ inlineSize: `${(100 * before) / most}%` }}
              />
            </li>
          ))}
        </ol>
      )}
    </ChartFrame>
  );
}
