import styles from './BreakEvenPicture.module.css';
import { breakEvenLine } from './break-even.ts';
import { showNumber } from './roi-figures.ts';

const WIDTH = 400;
const HEIGHT = 160;

/** The month in which the savings have paid the cost back, as a line that crosses zero. */
export function BreakEvenPicture({ savings, cost }: { savings: number; cost: number }) {
  const { months, start, end, crossing } = breakEvenLine(savings, cost);
  const top = Math.max(end, 0);
  const y = (amount: number) => ((top - amount) / (top - start)) * HEIGHT;
  const x = (month: number) => (month / months) * WIDTH;
  return (
    <figure className={styles.root}>
      <figcaption className={styles.title}>
        {crossing === undefined
          ? `Not paid back within ${months} months`
          : `Paid back after ${showNumber(crossing)} months`}
      </figcaption>
      <svg className={styles.picture} viewBox={`-4 -8 ${WIDTH + 8} ${HEIGHT + 16}`} aria-hidden="true">
        <line className={styles.zero} x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
        <line className={styles.path} x1="0" x2={WIDTH} y1={y(start)} y2={y(end)} />
        {crossing !== undefined && <circle className={styles.crossing} cx={x(crossing)} cy={y(0)} r="5" />}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>Month 0</span>
        <span>Month {months}</span>
      </p>
    </figure>
  );
}
