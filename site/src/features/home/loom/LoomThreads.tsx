import styles from './LoomThreads.module.css';
import { LOOM, WEFT_BOX, warpAround, weftOf } from './loom-threads.ts';

/** A weaver lifts every other upright thread, passes below it, and then lifts the others. */
const sheds = [0, 1].map((shed) => ({ id: `shed${shed}`, path: weftOf(shed) }));

/** The upright threads of three people, and the level threads of three agents through them. */
export function LoomThreads() {
  return (
    <>
      <svg className={styles.threads} viewBox={`0 0 ${LOOM.width} ${LOOM.height}`} aria-hidden="true">
        {LOOM.columns.map((x) => (
          <path className={styles.human} d={warpAround(x)} data-crossing="" key={x} />
        ))}
      </svg>
      {LOOM.rows.map((middle, index) => (
        <div className={styles.row} data-crossing="" key={middle}>
          {sheds.map(({ id, path }) => (
            <div className={styles.shed} key={id}>
              <svg className={styles.threads} viewBox={WEFT_BOX} aria-hidden="true">
                {index > 0 ? (
                  <use href={`#${id}`} />
                ) : (
                  <g id={id}>
                    <path className={styles.ground} d={path} />
                    <path className={styles.agent} d={path} />
                  </g>
                )}
              </svg>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
