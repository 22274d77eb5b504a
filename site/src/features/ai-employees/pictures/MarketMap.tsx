import type { MapScreen } from 'contract/content/employee.ts';
import by from './by.module.css';
import styles from './MarketMap.module.css';

const WIDTH = 400;
const HEIGHT = 220;

/** Who stands where, and below it what each point rests on. */
export function MarketMap({ axes, points }: MapScreen) {
  return (
    <>
      <div className={styles.map}>
        <span className={by.label}>{axes.top}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path className={styles.axes} d={`M0 ${HEIGHT / 2}H${WIDTH}M${WIDTH / 2} 0V${HEIGHT}`} />
          {points.map((point, index) => {
            const [x, y] = [(point.x / 100) * WIDTH, HEIGHT - (point.y / 100) * HEIGHT];
            return (
              <g className={by[point.by]} key={point.name}>
                {point.by === 'agent' && <circle className={styles.find} cx={x} cy={y} r="34" />}
                <circle cx={x} cy={y} r="13" />
                <text className={styles[point.by]} x={x} y={y + 5}>
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
        <span className={styles.ends}>
          <span>{axes.left}</span>
          <span>{axes.bottom}</span>
          <span>{axes.right}</span>
        </span>
      </div>
      <div className={styles.legend}>
        {points.map((point, index) => (
          <span key={point.name}>
            <strong>
              {index + 1} {point.name}
            </strong>{' '}
            <span className={styles.detail}>{point.detail}</span>
          </span>
        ))}
      </div>
    </>
  );
}
