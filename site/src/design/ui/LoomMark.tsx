import styles from './LoomMark.module.css';
import { mark } from './mark.ts';

/** The logo: three threads of people and three of agents, woven. Decorative; the name stands beside it. */
export function LoomMark() {
  return (
    <svg className={styles.root} viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      <path className={styles.human} d={mark.warp} />
      <path className={styles.agent} d={mark.weft} />
    </svg>
  );
}
