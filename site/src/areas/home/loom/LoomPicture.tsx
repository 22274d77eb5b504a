import styles from './LoomPicture.module.css';
import { agents, people, work } from './loom-picture.ts';
import { LOOM, WEFT_BOX, warpAround, weftOf } from './loom-threads.ts';

/** A weaver lifts every other upright thread, passes below it, and then lifts the others. */
const sheds = [0, 1].map((shed) => ({ id: `shed${shed}`, path: weftOf(shed) }));

/**
 * The idea of the product as a picture: people's threads and agents' threads cross, and work gets done there. Styles
 * alone set it in motion: the agents weave, each hands a piece of work over, and then it rests.
 */
export function LoomPicture() {
  return (
    <figure className={styles.root}>
      <svg className={styles.threads} viewBox={`0 0 ${LOOM.width} ${LOOM.height}`} aria-hidden="true">
        {LOOM.columns.map((x) => (
          <path className={`${styles.column} ${styles.human}`} d={warpAround(x)} key={x} />
        ))}
      </svg>
      {LOOM.rows.map((middle, index) => (
        <div className={styles.row} key={middle}>
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
      <ul className={styles.people} aria-label="People">
        {people.map(({ name, role }) => (
          <li className={styles.person} key={name}>
            <strong>{name}</strong> {role}
          </li>
        ))}
      </ul>
      <ul className={styles.agents} aria-label="AI employees">
        {agents.map(({ name, role }) => (
          <li className={styles.worker} key={name}>
            <strong>{name}</strong> {role}
          </li>
        ))}
      </ul>
      <ul className={styles.work} aria-label="Work in progress">
        {work.map(({ done, next, decided }) => (
          <li className={styles.card} key={done}>
            <strong>{done}</strong>
            <span className={styles.next}>{next}</span>
            <span className={styles.decided}>{decided}</span>
          </li>
        ))}
      </ul>
      <input className={styles.pause} type="checkbox" aria-label="Pause the picture" />
    </figure>
  );
}
