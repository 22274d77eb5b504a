import { useHealthDot } from '../shared/health-dot.ts';
import styles from './HealthDot.module.css';

const TONES = { green: 'good', amber: 'warn', red: 'bad' } as const;
const WORDS = { green: 'All systems work', amber: 'Look at Health today', red: 'Something is broken' };

/** State of the whole system, on every screen: a dot, and words for people who do not see its color. */
export function HealthDot() {
  const data = useHealthDot();
  if (!data) return null;
  return (
    <span
      className={styles.dot}
      data-tone={TONES[data.color]}
      title={data.titles.join('\n') || WORDS[data.color]}
    >
      <span>{WORDS[data.color]}</span>
    </span>
  );
}
