import type { ChartScreen } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import by from './by.module.css';
import styles from './ColumnChart.module.css';

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
