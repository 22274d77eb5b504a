import styles from './EmployeeWheel.module.css';
import { employeeTypes } from './employee-types.ts';
import { spanWheel } from './wheel-threads.ts';

const RADIUS = 100;
const { nodes, chords, under, over } = spanWheel(employeeTypes.length, RADIUS, 4);

/**
 * Twelve kinds of AI employees round the people they work for (S2 section 2). To assistive technology, and on
 * a phone, it is a list.
 */
export function EmployeeWheel() {
  return (
    <div className={styles.room}>
      <div className={styles.wheel}>
        <svg className={styles.threads} viewBox="-110 -110 220 220" aria-hidden="true">
          <path className={styles.human} d={under} />
          <path className={styles.casing} d={chords} />
          <path className={styles.agent} d={chords} />
          <path className={styles.casing} d={over} />
          <path className={styles.human} d={over} />
          <circle className={styles.people} r="33" />
          <text className={styles.center} y="-3">
            Your
          </text>
          <text className={styles.center} y="11">
            people
          </text>
          {nodes.map(({ x, y }) => (
            <rect
              className={styles.node}
              x={x - 5}
              y={y - 5}
              width="10"
              height="10"
              rx="2"
              key={`${x} ${y}`}
            />
          ))}
        </svg>
        <ul className={styles.types} aria-label="Twelve kinds of AI employees">
          {employeeTypes.map((type) => (
            <li className={styles.type} key={type}>
              {type}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
