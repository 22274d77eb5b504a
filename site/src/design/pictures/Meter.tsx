import styles from './Meter.module.css';

/** A bar from 0 to 100. Its tone says whose share it is. */
export function Meter({ percent, tone = 'agent' }: { percent: number; tone?: 'agent' | 'human' | 'quiet' }) {
  return (
    <svg
      className={`${styles.root} ${styles[tone]}`}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} width="100" height="6" />
      <rect width={percent} height="6" />
    </svg>
  );
}

/** A share of one as a length in a drawing, such as `66.67%`: more digits than the eye can see cost bytes. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
