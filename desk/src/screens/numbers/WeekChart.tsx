import { formatNumber } from '../../shared/formats.ts';
import 'uplot/dist/uPlot.min.css';
import type { CsvCell } from 'contract/csv.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../shared/use-media.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { type DrawnChart, drawChart, type Series } from './draw-chart.ts';
import styles from './Numbers.module.css';
import { inHours, longWeek, shortWeek, sumEach, sumOf } from './numbers-words.ts';

interface Props {
  title: string;
  note?: string;
  /** Mondays, `YYYY-MM-DD`. */
  weeks: readonly string[];
  /** The last week is not over. */
  isUnderWay: boolean;
  /** Series from the bottom up. */
  series: readonly Series[];
  kind?: 'bars' | 'line';
  unit?: 'count' | 'minutes';
  /** Columns of the file, if it has more than the series. */
  columns?: readonly string[];
  rows?: readonly (readonly CsvCell[])[];
}

/** Values week by week. What the pointer shows of a week, the arrow keys show too. */
export function WeekChart(props: Props) {
  const { title, note, weeks, isUnderWay, series, kind = 'bars', unit = 'count', columns, rows } = props;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(undefined);
  const [shown, setShown] = useState<number>();
  const [left, setLeft] = useState(0);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const format = unit === 'minutes' ? inHours : inFull;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors are read again when the scheme changes
  useEffect(() => {
    if (!place.current) return;
    const chart = drawChart(place.current, {
      ...{ weeks: weeks.map(shortWeek), series, kind, unit },
      onPoint(week, at) {
        setShown(week);
        setLeft(at);
      },
    });
    drawn.current = chart;
    return () => chart.destroy();
  }, [weeks, series, kind, unit, isDark]);

  const last = weeks.length - 1;
  const isPartial = (week: number) => isUnderWay && week === last;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextWeek(event.key, shown ?? last, last);
    if (next === undefined) {
      if (event.key === 'Escape') drawn.current?.point(undefined);
      return;
    }
    event.preventDefault();
    drawn.current?.point(next);
  };
  const say = (week: number) =>
    [
      `Week of ${longWeek(weeks[week] ?? '')}${isPartial(week) ? ', not over yet' : ''}`,
      ...series.map(({ name, values }) => `${name}: ${valueWords(values[week], format)}`),
    ].join('; ');
  const at = shown ?? last;
  const totals = sumEach(
    series.map(({ values }) => values.map((value) => value ?? 0)),
    weeks.length,
  );

  const names = series.map(({ name }) => name);
  const cellsOf = (week: number) => series.map(({ values }) => values[week] ?? null);
  const fileColumns = columns ?? [
    'Week',
    ...names.map((name) => (unit === 'minutes' ? `${name}, minutes` : name)),
  ];
  return (
    <ChartFrame
      title={title}
      note={note}
      columns={['Week', ...names]}
      rows={weeks.map((week, index) => [longWeek(week), ...cellsOf(index)])}
      format={format}
      file={{ columns: fileColumns, rows: rows ?? weeks.map((week, index) => [week, ...cellsOf(index)]) }}
    >
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ name, values, tone }, index) => (
            <li key={name}>
              <span className={styles.swatch} data-series={tone ?? index} />
              {name} <span className={styles.detail}>{inFull(sumOf(values.map((value) => value ?? 0)))}</span>
            </li>
          ))}
        </ul>
      )}
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${title}: weeks`}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={say(at)}
        onKeyDown={onKeyDown}
        onFocus={() => shown === undefined && drawn.current?.point(last)}
        onBlur={() => drawn.current?.point(undefined)}
      >
        <div ref={place} className={styles.canvas} aria-hidden />
        {shown !== undefined && (
          <div
            className={styles.tip}
            data-side={shown > last / 2 ? 'left' : 'right'}
            style={{ left }}
            aria-hidden
          >
            <b>
              {longWeek(weeks[shown] ?? '')}
              {isPartial(shown) && <span className={styles.detail}> so far</span>}
            </b>
            {series.map(({ name, values, tone }, index) => (
              <span key={name} className={styles.tipRow}>
                <span className={styles.swatch} data-series={tone ?? index} />
                {name}
                <span className={styles.tipValue}>{valueWords(values[shown], format)}</span>
              </span>
            ))}
            {series.length > 1 && (
              <span className={styles.tipRow}>
                <span />
                In all
                <span className={styles.tipValue}>{inFull(totals[shown] ?? 0)}</span>
              </span>
            )}
          </div>
        )}
      </div>
    </ChartFrame>
  );
}

function nextWeek(key: string, week: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, week - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, week + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

function valueWords(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? 'none' : format(value);
}

function inFull(value: number): string {
  return formatNumber(value);
}
