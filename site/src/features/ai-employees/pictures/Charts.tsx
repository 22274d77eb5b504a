import type { ChartScreen, MapScreen } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import by from './by.module.css';
import styles from './Charts.module.css';

const WIDTH = 400;
const HEIGHT = 220;

/** Competitors on a map, and below it what each point rests on. */
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

/** Columns per week, and below them the two texts of which one won. */
export function ColumnChart({ measure, columns, variants }: ChartScreen) {
  const { chosen, stopped } = content().one('pages/ai-employees').employee.screen;
  return (
    <>
      <span className={by.label}>{measure}</span>
      <div className={styles.columns}>
        {columns.map((column) => (
          <div className={styles.column} key={column.label}>
            <svg className={styles.bar} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect className={by[column.by]} y={100 - column.percent} width="10" height={column.percent} />
            </svg>
            <span className={by.label}>{column.label}</span>
          </div>
        ))}
      </div>
      {variants.map((variant) => (
        <Row
          lead={<strong className={styles.variant}>{variant.name}</strong>}
          title={variant.text}
          detail={variant.result}
          end={variant.isChosen ? <Chip tone="human">{chosen}</Chip> : <Chip>{stopped}</Chip>}
          isMarked={variant.isChosen ?? false}
          key={variant.name}
        />
      ))}
    </>
  );
}
