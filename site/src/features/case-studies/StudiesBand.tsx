import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import threads from '../../design/ui/threads.module.css';
import { weave } from '../../design/ui/weave.ts';
import { findClient } from '../../product/clients.ts';
import { caseStudies } from './case-studies.ts';
import styles from './StudiesBand.module.css';

const PITCH = 15;
const ROWS = 7;
const patch = weave(ROWS, PITCH, 5);
/** A column per study, with its patch in the middle. */
const COLUMN = 180;
const HEIGHT = 210;
const TOP = (HEIGHT - patch.size) / 2;
const LEFT = (COLUMN - patch.size) / 2;
const at = (index: number) => PITCH / 2 + index * PITCH;
const lines = Array.from({ length: ROWS }, (_, index) => at(index));

/** Between the patches the agents' threads run on; beyond the last they end, one after the other. */
const betweenPatches = lines.map((y) => `M${-LEFT} ${y}H0M${patch.size} ${y}h${LEFT}`).join('');
/** The people's threads hang out above and below, each a little further than the one before or less far. */
const looseEnds = lines
  .map((x, index) => {
    const reach = 22 + 12 * Math.sin(index * 1.9);
    return `M${x} ${-reach.toFixed(0)}V0M${x} ${patch.size}v${reach.toFixed(0)}`;
  })
  .join('');

/** One thread of agents through the cloth of every customer: the picture of the pages that gather them. */
export function StudiesBand() {
  return (
    <div className={styles.root}>
      <svg
        className={threads.root}
        viewBox={`0 0 ${COLUMN * caseStudies.length} ${HEIGHT}`}
        aria-hidden="true"
      >
        {caseStudies.map(({ slug }, index) => (
          <g key={slug} transform={`translate(${index * COLUMN + LEFT} ${TOP})`}>
            <path className={threads.human} d={patch.warp + looseEnds} />
            <path className={threads.agent} d={patch.weft + betweenPatches} />
          </g>
        ))}
      </svg>
      <div className={styles.names} aria-hidden="true">
        {caseStudies.map(({ slug, customer }) => (
          <span className={styles.name} key={slug}>
            <ClientLogo client={findClient(customer)} />
          </span>
        ))}
      </div>
    </div>
  );
}
