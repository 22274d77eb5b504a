import { fill } from 'contract/content/fill.ts';
import type { Savings } from 'contract/product/savings.ts';
import { useEffect, useRef, useState } from 'react';
import { formatPercent, formatUsd } from '../../design/ui/format-number.ts';
import unseen from '../../design/ui/unseen.module.css';
import { wordsFor } from '../../words.ts';
import styles from './SavingsResults.module.css';
import { type Bar, layOutBars } from './savings-bars.ts';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});
const long = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'scientific' });
/** Limit from which there is no letter. */
const TOO_LONG = 1e15;

/** A pause this long in typing ends with an announcement. */
const TOLD_AFTER_MS = 800;

/**
 * The results of the savings calculator, written and drawn. The year leads with its cautious half; a reader that speaks
 * hears one sentence once the visitor stops typing.
 */
export function SavingsResults({ savings }: { savings: Savings }) {
  const words = wordsFor('savings');
  const { annualSavingsUsd, monthlySavingsUsd } = savings;
  const bars = layOutBars(savings);
  const isLoss = monthlySavingsUsd < 0;
  const isGain = annualSavingsUsd > 0;
  const year = isGain
    ? fill(words.range, {
        low: formatUsdInShort(annualSavingsUsd / 2),
        high: formatUsdInShort(annualSavingsUsd),
      })
    : formatUsd(annualSavingsUsd);
  const percent = formatPercent(savings.annualRoiPercent);
  const told = useSettled(fill(words.told, { savings: year, percent }), TOLD_AFTER_MS);
  return (
    <section className={styles.root} aria-label={words.results} data-says="scene">
      <p className={unseen.unseen} aria-live="polite" aria-atomic="true">
        {told}
      </p>
      <p className={styles.main}>
        <span className={styles.label}>{words.year}</span>
        <span className={`${styles.figure} ${isLoss ? styles.loss : ''}`}>{year}</span>
      </p>
      {isGain && (
        <p className={styles.range}>
          <span>{fill(words.half, { half: formatUsd(annualSavingsUsd / 2) })}</span>
          <span>{words.ceiling}</span>
        </p>
      )}
      <dl className={styles.year}>
        <div>
          <dt className={styles.label}>{words.annualSavings}</dt>
          <dd className={styles.amount}>{formatUsd(annualSavingsUsd)}</dd>
        </div>
        <div>
          <dt className={styles.label}>{words.annualRoi}</dt>
          <dd className={styles.amount}>{percent}</dd>
        </div>
      </dl>
      <dl className={styles.month}>
        <BarRow
          name={words.monthlyValue}
          amountUsd={savings.monthlyValueUsd}
          bar={bars.value}
          zero={bars.zero}
          tone="value"
        />
        <BarRow
          name={words.agentCost}
          amountUsd={savings.monthlyCostUsd}
          bar={bars.cost}
          zero={bars.zero}
          tone="cost"
        />
        <BarRow
          name={words.monthlySavings}
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
    <div className={styles.row}>
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

/** A text once it has stood for a while, and nothing as long as it is the first one. */
function useSettled(text: string, afterMs: number): string {
  const first = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}

/** US dollars in three digits, cut off and never rounded up: '$360k' for 360,720. */
export function formatUsdInShort(amount: number): string {
  return (Math.abs(amount) < TOO_LONG ? short : long).format(amount).replace('K', 'k');
}
