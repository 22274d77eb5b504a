import { Chip } from '../../../design/pictures/Chip.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { percent } from '../../../design/pictures/percent.ts';
import styles from './AnalyticsPicture.module.css';
import { Sheet } from './Sheet.tsx';

/** Sign-ups a day over fourteen working days; the last three are what the finding is about. */
const days = [122, 131, 128, 140, 136, 127, 139, 126, 134, 143, 138, 101, 98, 104];
const EXPECTED = 134;
const HIGHEST = 150;
const FIRST_MARKED = 11;

/** Analytics Agent: a chart, and the finding that the agent has written about it. */
export function AnalyticsPicture() {
  const step = 1 / days.length;
  const expectedAt = percent(1 - EXPECTED / HIGHEST);
  return (
    <Picture
      title="Trial sign-ups"
      alt="A bar chart of sign-ups per day whose last three bars fall below the expected line, and the agent’s written finding: a release has hidden the email field on phones."
    >
      <div className={styles.head}>
        <span>
          <b>104</b> yesterday
        </span>
        <Chip tone="bad">22% below expected</Chip>
      </div>
      <svg className={styles.chart} aria-hidden="true">
        {days.map((count, index) => {
          const height = count / HIGHEST;
          return (
            <rect
              className={index < FIRST_MARKED ? '' : styles.marked}
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the list
              key={index}
              x={percent(index * step)}
              y={percent(1 - height)}
              width={percent(step * 0.7)}
              height={percent(height)}
              rx="3"
            />
          );
        })}
        <line x2="100%" y1={expectedAt} y2={expectedAt} />
      </svg>
      <Sheet by="agent" label="Finding, 7:10 AM">
        <p>
          <b>Tuesday’s release hides the email field on phones.</b> Desktop is normal. On mobile, 6 in 10
          visitors now drop off at step two, up from 3 in 10.
        </p>
        <p className={styles.sources}>Based on sessions by device and the release log</p>
      </Sheet>
    </Picture>
  );
}
