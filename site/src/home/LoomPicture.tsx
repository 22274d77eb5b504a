import { weave } from '../ui/weave.ts';
import styles from './LoomPicture.module.css';
import { agents, people, work } from './loom-picture.ts';

const THREADS = 7;
const PITCH = 9;
const cloth = weave(THREADS, PITCH, 3);
const COLUMNS = [170, 320, 470];
const ROWS = [150, 280, 410];
const WIDTH = 560;
const HEIGHT = 500;

/** The idea of the product as a picture: people's threads and agents' threads cross, and work gets done there. */
export function LoomPicture() {
  return (
    <figure className={styles.root}>
      <svg className={styles.threads} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className={styles.human} d={COLUMNS.map((x) => bundle(x, 'V')).join('')} />
        <path className={styles.agent} d={ROWS.map((y) => bundle(y, 'H')).join('')} />
        <defs>
          <g id="cloth">
            <rect className={styles.ground} width={cloth.size} height={cloth.size} />
            <path className={styles.human} d={cloth.warp} />
            <path className={styles.agent} d={cloth.weft} />
          </g>
        </defs>
        {COLUMNS.flatMap((x) =>
          ROWS.map((y) => (
            <use key={`${x} ${y}`} href="#cloth" x={x - cloth.size / 2} y={y - cloth.size / 2} />
          )),
        )}
      </svg>
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
        {work.map(({ column, row, done, next }) => (
          <li className={`${styles.card} ${styles[`place${column}${row}`]}`} key={done}>
            <span className={styles.done}>{done}</span>
            <span className={styles.next}>{next}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Parallel threads around a centre line, from edge to edge; they run under the cloth at each crossing. */
function bundle(centre: number, axis: 'H' | 'V'): string {
  const first = centre - (PITCH * (THREADS - 1)) / 2;
  return Array.from({ length: THREADS }, (_, index) => {
    const at = first + index * PITCH;
    return axis === 'V' ? `M${at} 56V${HEIGHT}` : `M92 ${at}H${WIDTH}`;
  }).join('');
}
