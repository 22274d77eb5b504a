import type { GoLiveTime } from 'contract/content/department.ts';
import styles from './GoLiveBar.module.css';
import { LONGEST_WEEKS, weeksUntilLive } from './go-live.ts';

/** A go-live time on a scale of eight weeks: a thread while it is prepared, a bar for the weeks in which it can go live. */
export function GoLiveBar({ time }: { time: GoLiveTime }) {
  const { fromWeeks, toWeeks } = weeksUntilLive(time);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${LONGEST_WEEKS} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} y="2" width={LONGEST_WEEKS} height="2" />
      <rect y="2" width={fromWeeks} height="2" />
      <rect x={fromWeeks} width={toWeeks - fromWeeks} height="6" />
    </svg>
  );
}
