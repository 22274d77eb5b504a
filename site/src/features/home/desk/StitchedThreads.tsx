import { weave } from '../../../design/ui/weave.ts';
import styles from './StitchedThreads.module.css';

/** An even number of threads: the next stitch begins with what this one ends with. */
const cloth = weave(6, 9, 3);
/** One for each draft of the desk. */
const stitches = [0, 1, 2];

/**
 * The agents' threads, which run below the desk from edge to edge: each approval there lays the threads of a person over
 * them. Styles alone see it.
 */
export function StitchedThreads() {
  return (
    <div className={styles.root}>
      <svg aria-hidden="true" viewBox={`0 0 ${cloth.size * stitches.length} ${cloth.size}`}>
        {stitches.map((index) => (
          <g transform={`translate(${index * cloth.size})`} key={index}>
            <path className={styles.agent} d={cloth.weft} />
            <path className={styles.human} d={cloth.warp} />
          </g>
        ))}
      </svg>
    </div>
  );
}
