import type { Services } from 'contract/content/pages/services.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './StudyPicture.module.css';

const LESSONS = [20, 120, 220, 320, 420, 520];
const CURRENT = 3;

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
      <p className={styles.question}>{question}</p>
      <ol className={styles.answers}>
        {answers.map(({ text, state }) => (
          <li className={`${styles.answer} ${state === 'other' ? '' : styles[state]}`} key={text}>
            {text}
            {state === 'right' && <Chip tone="good">{right}</Chip>}
            {state === 'chosen' && <Chip tone="human">{chosen}</Chip>}
          </li>
        ))}
      </ol>
      <div className={styles.note}>
        <Avatar kind="agent" name={handover.agent} />
        <p>
          <Marked text={note.text} as="strong" /> <span className={styles.quiet}>{note.source}</span>
        </p>
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
