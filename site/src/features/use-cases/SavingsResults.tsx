import type { Savings } from 'contract/product/savings.ts';
import { formatPercent, formatUsd } from '../../design/ui/format-number.ts';
import styles from './SavingsResults.module.css';
import { type Bar, layOutBars } from './savings-bars.ts';

/** The results of the savings calculator, written and drawn. Each is announced with its name when it changes. */
export function SavingsResults({ savings }: { savings: Savings }) {
  const bars = layOutBars(savings);
  const isLoss = savings.monthlySavingsUsd < 0;
  return (
    <section className={styles.root} aria-label="Savings" aria-live="polite" data-says="scene">
      <dl className={styles.year}>
        <div className={styles.main} aria-atomic="true">
          <dt className={styles.label}>Annual savings</dt>
          <dd className={`${styles.figure} ${isLoss ? styles.loss : ''}`}>
            {formatUsd(savings.annualSavingsUsd)}
          </dd>
        </div>
        <div aria-atomic="true">
          <dt className={styles.label}>Annual ROI</dt>
          <dd className={styles.percent}>{formatPercent(savings.annualRoiPercent)}</dd>
        </div>
      </dl>
      {savings.annualSavingsUsd > 0 && (
        <p className={styles.range}>
          <span>{`Half of it: ${formatUsd(savings.annualSavingsUsd / 2)}`}</span>
          <span>Ceiling: every saved hour at full wage</span>
        </p>
      )}
      <dl className={styles.month}>
        <BarRow
          name="Monthly value"
          amountUsd={savings.monthlyValueUsd}
          bar={bars.value}
          zero={bars.zero}
          tone="value"
        />
        <BarRow
          name="Agent cost"
          amountUsd={savings.monthlyCostUsd}
          bar={bars.cost}
          zero={bars.zero}
          tone="cost"
        />
        <BarRow
          name="Monthly savings"
          amountUsd={savings.monthlySavingsUsd}
          bar={bars.savings}
          zero={bars.zero}
          tone={isLoss ? 'loss' : 'gain'}
        />
      </dl>
    </section>
  );
}

interface BarRowProps {
  name: string;
  amountUsd: number;
  bar: Bar;
  zero: number;
  tone: 'value' | 'cost' | 'gain' | 'loss';
}

/** An amount and its bar on the scale that all three share. */
function BarRow({ name, amountUsd, bar, zero, tone }: BarRowProps) {
  return (
    <div className={styles.row} aria-atomic="true">
      <dt>{name}</dt>
      <dd className={styles.drawn}>
        <span className={styles.amount}>{formatUsd(amountUsd)}</span>
        <svg
          className={`${styles.bar} ${styles[tone]}`}
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect x={bar.x} y="3" width={bar.width} height="14" />
          <path className={styles.zero} d={`M${zero} 0V20`} />
        </svg>
      </dd>
    </div>
  );
}
