import type { Home } from 'contract/content/pages/home.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { percent } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './FigurePictures.module.css';
import { Sheet } from './PictureParts.tsx';

/** `parts` of a whole, of which `first` and `second` are added up in the drawing. */
const FRACTIONS = [
  { parts: 4, first: 1, second: 2 },
  { parts: 6, first: 4, second: 1 },
  { parts: 12, first: 9, second: 2 },
];

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

/** AI for Teachers: the plan of a lesson, with its worksheet at three levels. */
export function TeacherPicture({ words }: { words: Home['useCases']['teachers']['picture'] }) {
  const { title, alt, phases, worksheets, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.plan}>
        {phases.map(({ minutes, name }) => (
          <span key={name}>
            <b>{name}</b>
            {minutes}
          </span>
        ))}
      </div>
      <div className={styles.worksheets}>
        {FRACTIONS.map(({ parts, first, second }, index) => {
          const { level = '', task, question } = worksheets[index] ?? {};
          return (
            <Sheet key={level} label={level}>
              <b className={styles.task}>{task}</b>
              <svg width="100%" height="20" aria-hidden="true">
                {Array.from({ length: parts }, (_, part) => (
                  <rect
                    className={part < first ? styles.first : part < first + second ? styles.second : ''}
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the whole
                    key={part}
                    x={percent(part / parts)}
                    width={percent(1 / parts - 0.01)}
                    height="20"
                  />
                ))}
              </svg>
              <p>{question}</p>
              <svg width="100%" height="68" aria-hidden="true">
                <path d="M0 23H400M0 45H400M0 67H400" />
              </svg>
            </Sheet>
          );
        })}
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
