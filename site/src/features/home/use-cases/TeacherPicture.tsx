import type { Home } from 'contract/content/pages/home.ts';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { percent } from '../../../design/pictures/percent.ts';
import { Sheet } from './Sheet.tsx';
import styles from './TeacherPicture.module.css';

/** `parts` of a whole, of which `first` and `second` are added up in the drawing. */
const FRACTIONS = [
  { parts: 4, first: 1, second: 2 },
  { parts: 6, first: 4, second: 1 },
  { parts: 12, first: 9, second: 2 },
];

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
