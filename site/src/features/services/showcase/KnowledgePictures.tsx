import type { Services } from 'contract/content/pages/services.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Meter } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './KnowledgePictures.module.css';

const LESSONS = [20, 120, 220, 320, 420, 520];
const CURRENT = 3;

/** A question, the answer with numbered references, and the passages that they point to. */
export function RagPicture({ words }: { words: Services['showcase']['rag']['picture'] }) {
  const { title, alt, question, answer, sources } = words;
  return (
    <Picture title={title} alt={alt}>
      <p className={styles.question}>
        <span className={styles.bubble}>{question.text}</span>
        <Avatar kind="human" name={question.human} />
      </p>
      <div className={styles.answer}>
        <Avatar kind="agent" name={answer.agent} />
        <div className={styles.text}>
          <p>
            <Marked text={answer.text} as="sup" className={styles.reference} />
          </p>
          <p className={styles.quiet}>{answer.searched}</p>
        </div>
      </div>
      <ol className={styles.sources}>
        {sources.map(({ name, percent, match, text }, index) => (
          <li className={styles.source} key={name}>
            <span>
              <span className={styles.reference}>{index + 1}</span> <strong>{name}</strong>
            </span>
            <span className={styles.quiet}>{text}</span>
            <span className={styles.match}>
              <Meter percent={percent} />
              {match}
            </span>
          </li>
        ))}
      </ol>
    </Picture>
  );
}

/** A question of a lesson, answered wrongly and explained once more, on the path of the course. */
export function StudyPicture({ words }: { words: Services['showcase']['study']['picture'] }) {
  const { title, alt, question, answers, right, chosen, note, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <svg className={styles.path} viewBox="0 0 540 40" aria-hidden="true">
        <path className={styles.ahead} d={`M${LESSONS[CURRENT]} 20H520`} />
        <path className={styles.behind} d={`M20 20H${LESSONS[CURRENT]}`} />
        {LESSONS.map((x, index) => (
          <circle
            className={index < CURRENT ? styles.passed : index === CURRENT ? styles.here : styles.later}
            cx={x}
            cy="20"
            r={index === CURRENT ? 14 : 9}
            key={x}
          />
        ))}
      </svg>
      <p className={styles.studyPictureQuestion}>{question}</p>
      <ol className={styles.answers}>
        {answers.map(({ text, state }) => (
          <li className={`${styles.studyPictureAnswer} ${state === 'other' ? '' : styles[state]}`} key={text}>
            {text}
            {state === 'right' && <Chip tone="good">{right}</Chip>}
            {state === 'chosen' && <Chip tone="human">{chosen}</Chip>}
          </li>
        ))}
      </ol>
      <div className={styles.note}>
        <Avatar kind="agent" name={handover.agent} />
        <p>
          <Marked text={note.text} as="strong" />{' '}
          <span className={styles.studyPictureQuiet}>{note.source}</span>
        </p>
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
