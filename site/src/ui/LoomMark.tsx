import styles from './LoomMark.module.css';
import { weave } from './weave.ts';

const { warp, weft, size } = weave(3, 7, 2.6, 5);

/** The logo: three threads of people and three of agents, woven. Decorative; the name stands beside it. */
export function LoomMark() {
  return (
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path className={styles.human} d={warp} />
      <path className={styles.agent} d={weft} />
    </svg>
  );
}
