import { content } from '../../../content.ts';
import styles from './EmployeeWheel.module.css';
import { spanWheel } from './wheel-threads.ts';

const RADIUS = 100;

/**
 * Twelve kinds of AI employees round the people they work for (S2 section 2). To assistive technology, and on
 * a phone, it is a list.
 */
export function EmployeeWheel() {
  const { center, label, types } = content().one('pages/ai-employees').wheel;
  const { nodes, chords, under, over } = spanWheel(types.length, RADIUS, 4);
  return (
    <div className={styles.room} data-says="scene">
      <div className={styles.wheel}>
        <svg className={styles.threads} viewBox="-114 -114 228 228" aria-hidden="true">
          <path className={styles.human} d={under} />
          <path className={styles.casing} d={chords} />
          <path className={styles.agent} d={chords} />
          <path className={styles.casing} d={over} />
          <path className={styles.human} d={over} />
          <circle className={styles.people} r="33" />
          <text className={styles.center} y="-3">
            {center[0]}
          </text>
          <text className={styles.center} y="11">
            {center[1]}
          </text>
          {nodes.map(({ x, y }, index) => (
            <WheelNode x={x} y={y} type={types[index]} key={`${x} ${y}`} />
          ))}
        </svg>
        <ul className={styles.types} aria-label={label}>
          {types.map((type) => (
            <li className={styles.type} key={type}>
              {type}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A square with an initial, as agents have it. */
function WheelNode({ x, y, type }: { x: number; y: number; type: string | undefined }) {
  return (
    <>
      <rect className={styles.node} rx="4" x={x - 9} y={y - 9} width="18" height="18" />
      <text className={styles.initial} x={x} y={y + 3.4}>
        {type?.[0]}
      </text>
    </>
  );
}
