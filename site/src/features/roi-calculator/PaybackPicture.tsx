import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../words.ts';
import styles from './PaybackPicture.module.css';
import { axisMoney, type PaybackChart } from './payback-chart.ts';
import { showNumber, showUsd } from './roi-figures.ts';

interface PaybackPictureProps {
  chart: PaybackChart;
  /** Name of each line. */
  names: readonly string[];
  /** Index of the line that stands out, with its area and its name. */
  lit?: number;
}

/**
 * Months against money: what was paid below 0, what has come back above. Places are percentages, so that letters and
 * lines keep their size at every width. The caption and the table say the same in words.
 */
export function PaybackPicture({ chart, names, lit = -1 }: PaybackPictureProps) {
  const words = wordsFor('roi');
  const { months, monthTicks, moneyTicks, low, high, step, lines } = chart;
  const across = (month: number) => (month / months) * 100;
  const down = (amount: number) => ((high - amount) / (high - low)) * 100;
  const zero = down(0);
  const shown = lines[lit];
  const paid = shown ?? lines[0];
  const month = shown?.crossing;
  return (
    <>
      <div className={styles.root}>
        <svg className={styles.money} aria-hidden="true">
          {moneyTicks.map((amount) => (
            <text key={amount} x="100%" y={`${down(amount)}%`} dy="0.35em" textAnchor="end">
              {axisMoney(amount, step)}
            </text>
          ))}
        </svg>
        <svg className={styles.plot} aria-hidden="true">
          {moneyTicks.map((amount) => (
            <line
              key={amount}
              className={amount === 0 ? styles.zero : styles.rule}
              x2="100%"
              y1={`${down(amount)}%`}
              y2={`${down(amount)}%`}
            />
          ))}
          {shown && shown.end > 0 && (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.area} d={`M${across(month ?? 0)} ${zero}H100V${down(shown.end)}Z`} />
            </svg>
          )}
          {paid && (
            <rect className={styles.paid} y={`${zero}%`} width="8" height={`${down(paid.start) - zero}%`} />
          )}
          {lines.map(({ start, end }, index) => (
            <line
              key={names[index]}
              className={index === lit ? styles.lit : styles.line}
              y1={`${down(start)}%`}
              x2="100%"
              y2={`${down(end)}%`}
            />
          ))}
          {shown && (
            <text className={styles.name} x="100%" y={`${down(shown.end)}%`} dy="-0.6em" textAnchor="end">
              {names[lit]}
            </text>
          )}
          {month !== undefined && (
            <circle className={styles.crossing} cx={`${across(month)}%`} cy={`${zero}%`} r="5" />
          )}
          {month !== undefined && (
            <text
              className={styles.name}
              x={`${across(month)}%`}
              y={`${zero}%`}
              dx={month > months / 2 ? -8 : 8}
              dy="1.4em"
              textAnchor={month > months / 2 ? 'end' : 'start'}
            >
              {fill(words.month, { month: showNumber(month) })}
            </text>
          )}
        </svg>
        <svg className={styles.months} aria-hidden="true">
          {monthTicks.map((tick) => (
            <text key={tick} x={`${across(tick)}%`} y="1em" textAnchor={tick === months ? 'end' : 'middle'}>
              {tick === months ? fill(words.months, { months: tick }) : tick}
            </text>
          ))}
        </svg>
      </div>
      <p className={styles.key}>
        <span className={styles.once}>{fill(words.once, { cost: showUsd(-(paid?.start ?? 0)) })}</span>
        {shown && <span className={styles.back}>{words.soFar}</span>}
      </p>
    </>
  );
}
