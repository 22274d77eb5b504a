import { weave } from '../../design/ui/weave.ts';
import type { Plan } from '../../product/plans.ts';
import styles from './PlanCloth.module.css';

const PITCH = 8;
/** Two threads each way repeat without a seam. */
const cloth = weave(2, PITCH, 2.1);
const HEIGHT = 3 * cloth.size;
/** Room for the largest plan, whose cloth goes on. */
const WIDTH = 224;
const AGENT_THREADS = Array.from({ length: HEIGHT / PITCH }, (_, index) => (index + 0.5) * PITCH);

/** The size of a plan as cloth: as many threads of people as it has members, crossed by those of agents. */
export function PlanCloth({ plan: { key, members: size } }: { plan: Plan }) {
  const members = 'most' in size ? size.most : size.least;
  const width = members * PITCH;
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <pattern id={`cloth-${key}`} width={cloth.size} height={cloth.size} patternUnits="userSpaceOnUse">
        <path className={styles.human} d={cloth.warp} />
        <path className={styles.agent} d={cloth.weft} />
      </pattern>
      <rect width={width} height={HEIGHT} fill={`url(#cloth-${key})`} />
      <path className={styles.agent} d={AGENT_THREADS.map((y) => `M${width} ${y}H${WIDTH}`).join('')} />
    </svg>
  );
}
