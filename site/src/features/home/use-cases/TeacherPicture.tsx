import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { percent } from '../../../design/pictures/percent.ts';
import { Sheet } from './Sheet.tsx';
import styles from './TeacherPicture.module.css';

const phases = [
  { minutes: '10 min', name: 'Recap' },
  { minutes: '15 min', name: 'Explain' },
  { minutes: '25 min', name: 'Worksheets' },
  { minutes: '10 min', name: 'Share' },
];

/** `parts` of a whole, of which `first` and `second` are added up in the drawing. */
const worksheets = [
  {
    level: 'Support',
    task: '¼ + ²⁄₄',
    parts: 4,
    first: 1,
    second: 2,
    question: 'Color both in, then count.',
  },
  {
    level: 'Core',
    task: '⅔ + ⅙',
    parts: 6,
    first: 4,
    second: 1,
    question: 'Draw both in sixths, then add them.',
  },
  {
    level: 'Stretch',
    task: '¾ + ⅙',
    parts: 12,
    first: 9,
    second: 2,
    question: 'Pour both from a full jug. What is left?',
  },
];

/** AI for Teachers: the plan of a lesson, with its worksheet at three levels. */
export function TeacherPicture() {
  return (
    <Picture
      title="Grade 6 math, adding fractions"
      alt="A sixty-minute lesson plan in four phases, and the worksheet for the third phase at three levels: support, core and stretch."
    >
      <div className={styles.plan}>
        {phases.map(({ minutes, name }) => (
          <span key={name}>
            <b>{name}</b>
            {minutes}
          </span>
        ))}
      </div>
      <div className={styles.worksheets}>
        {worksheets.map(({ level, task, parts, first, second, question }) => (
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
        ))}
      </div>
      <Handover agent="Teacher" human="Okafor">
        Ms. Okafor swaps one question and prints.
      </Handover>
    </Picture>
  );
}
