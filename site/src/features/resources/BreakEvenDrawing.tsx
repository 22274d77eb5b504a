import type { Resources } from 'contract/content/pages/resources.ts';
import styles from './BreakEvenDrawing.module.css';

const MONTHS = Array.from({ length: 13 }, (_, month) => 10 + month * 25);

/** What an AI employee has cost and returned so far, month by month: the line starts below zero and crosses it. */
export function BreakEvenDrawing({ words }: { words: Resources['featured']['calculator'] }) {
  return (
    <div className={styles.root} role="img" aria-label={words.alt}>
      <svg className={styles.chart} viewBox="0 0 320 200" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d={MONTHS.map((x) => `M${x} 20V180`).join('')} />
        <path className={styles.spent} d="M10 120V172C50 168 90 150 130 120z" />
        <path className={styles.saved} d="M130 120C180 83 240 52 310 30V120z" />
        <path className={styles.zero} d="M10 120H310" />
        <path className={styles.line} d="M10 172C50 168 90 150 130 120C180 83 240 52 310 30" />
      </svg>
      <span className={styles.point} />
      <span className={styles.label}>{words.breakEven}</span>
      <span className={styles.axis}>
        {words.axis.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </span>
    </div>
  );
}
