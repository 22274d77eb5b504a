import { weave } from '../design/ui/weave.ts';
import styles from './HeroCloth.module.css';

const PITCH = 24;
/** Two threads each way repeat without a seam. */
const cloth = weave(2, PITCH, 8);
/** Where the cloth begins; the agents' threads reach beyond it, each as far as it is woven. */
const EDGE = 144;
const ROWS = 24;
const looseEnds = Array.from({ length: ROWS }, (_, row) => {
  const from = Math.round(64 + 52 * Math.sin(row * 0.95));
  return `M${from} ${(row + 0.5) * PITCH}H${EDGE}`;
}).join('');

/** Cloth that is being woven in from the edge of the window, in the first view of a page without a picture. */
export function HeroCloth() {
  return (
    <svg className={styles.root} aria-hidden="true">
      <pattern id="hero-cloth" width={cloth.size} height={cloth.size} x={EDGE} patternUnits="userSpaceOnUse">
        <path className={styles.human} d={cloth.warp} />
        <path className={styles.agent} d={cloth.weft} />
      </pattern>
      <path className={styles.agent} d={looseEnds} />
      <rect x={EDGE} width="100%" height="100%" fill="url(#hero-cloth)" />
    </svg>
  );
}
