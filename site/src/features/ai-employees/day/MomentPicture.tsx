import type { Deed, Trend } from 'contract/content/employee.ts';
import by from '../pictures/by.module.css';
import { ShareBar } from '../pictures/ShareBar.tsx';
import { StateRows } from '../pictures/StateRows.tsx';
import styles from './MomentPicture.module.css';

/** A glance at the work, for those who look; the words beside it say what matters. */
export function MomentPicture({ picture }: Pick<Deed, 'picture'>) {
  return (
    <div className={styles.root} aria-hidden="true">
      {picture.kind === 'shares' && <ShareBar parts={picture.parts} />}
      {picture.kind === 'states' && <StateRows {...picture} />}
      {picture.kind === 'trend' && <TrendLines {...picture} />}
    </div>
  );
}

function TrendLines({ lines }: Trend) {
  return lines.map(({ label, percents, by: whose }) => (
    <div className={styles.trend} key={label}>
      <svg className={by[whose]} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
        <polyline className={styles.line} points={pointsOf(percents)} />
      </svg>
      {label}
    </div>
  ));
}

function pointsOf(percents: readonly number[]): string {
  const step = 100 / (percents.length - 1);
  return percents.map((percent, index) => `${index * step},${30 - percent * 0.28}`).join(' ');
}
