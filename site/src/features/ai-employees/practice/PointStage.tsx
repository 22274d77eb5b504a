import type { MapScreen } from 'contract/content/employee.ts';
import by from '../pictures/by.module.css';
import styles from './PointStage.module.css';
import practice from './Practice.module.css';

const WIDTH = 400;
const HEIGHT = 240;

/** The map of the picture above, with a ring around the point that is asked about. */
export function PointStage({
  axes,
  points,
  names,
}: Pick<MapScreen, 'axes' | 'points'> & { names: readonly string[] }) {
  const placed = points.map((point) => ({
    ...point,
    left: (point.x / 100) * WIDTH,
    top: HEIGHT - (point.y / 100) * HEIGHT,
  }));
  const asked = names.flatMap((name) => placed.filter((point) => point.name === name));
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.axes} d={`M0 ${HEIGHT / 2}H${WIDTH}M${WIDTH / 2} 0V${HEIGHT}`} />
      <g className={styles.ends}>
        <text x="0" y={HEIGHT / 2 - 6}>
          {axes.left}
        </text>
        <text x={WIDTH} y={HEIGHT / 2 - 6} textAnchor="end">
          {axes.right}
        </text>
        <text x={WIDTH / 2 + 6} y="10">
          {axes.top}
        </text>
        <text x={WIDTH / 2 + 6} y={HEIGHT - 2}>
          {axes.bottom}
        </text>
      </g>
      <g className={practice.ofChoice}>
        {asked.map(({ name, left, top }) => (
          <circle className={styles.ring} cx={left} cy={top} r="20" key={name} />
        ))}
      </g>
      {placed.map(({ name, left, top, by: whose }) => (
        <g className={by[whose]} key={name}>
          <circle cx={left} cy={top} r="9" />
          <text className={styles.name} x={left} y={top + 33}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
