import type { Home } from 'contract/content/pages/home.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { percent } from '../../../design/pictures/percent.ts';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './AnalyticsPicture.module.css';
import { Sheet } from './Sheet.tsx';

const HIGHEST = 150;
/** The finding is about the last days. */
const MARKED = 3;

/** Analytics Agent: a chart, and the finding that the agent has written about it. */
export function AnalyticsPicture({ words }: { words: Home['useCases']['analytics']['picture'] }) {
  const { title, alt, days, expected, last, state, finding } = words;
  const step = 1 / days.length;
  const expectedAt = percent(1 - expected / HIGHEST);
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.head}>
        <span>
          <Marked text={last} />
        </span>
        <Chip tone="bad">{state}</Chip>
      </div>
      <svg className={styles.chart} aria-hidden="true">
        {days.map((count, index) => {
          const height = count / HIGHEST;
          return (
            <rect
              className={index < days.length - MARKED ? '' : styles.marked}
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
      <Sheet by="agent" label={finding.label}>
        <p>
          <Marked text={finding.text} />
        </p>
        <p className={styles.sources}>{finding.sources}</p>
      </Sheet>
    </Picture>
  );
}
