import { type Counts, questionsOf, type Verdict } from './answers-run.ts';
import styles from './VerdictBar.module.css';
import tones from './verdict-tones.module.css';

/** From what helps to what harms. */
const ORDER: readonly Verdict[] = ['right', 'honestNo', 'partly', 'falseNo', 'wrong'];
const GAP = 0.5;

/** All verdicts as parts of one bar. The table beside it has the numbers. */
export function VerdictBar({ counts }: { counts: Counts }) {
  const whole = questionsOf(counts);
  const shares = ORDER.filter((verdict) => counts[verdict] > 0).map((verdict) => ({
    verdict,
    width: (100 * counts[verdict]) / whole,
  }));
  return (
    <svg className={styles.root} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ verdict, width }, index) => {
        const x = shares.slice(0, index).reduce((sum, before) => sum + before.width, 0);
        return (
          <rect
            className={`${styles.part} ${tones[verdict]}`}
            key={verdict}
            x={x}
            width={width - GAP}
            height="6"
          />
        );
      })}
    </svg>
  );
}
