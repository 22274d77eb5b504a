import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './StudyPicture.module.css';

const answers = [
  { text: 'Wipe it dry and carry on', state: 'chosen' },
  { text: 'Stop the line, then report', state: 'right' },
  { text: 'Call the fire department', state: 'other' },
  { text: 'Wait for the next shift', state: 'other' },
] as const;
const LESSONS = [20, 120, 220, 320, 420, 520];
const CURRENT = 3;

/** A question of a lesson, answered wrongly and explained once more, on the path of the course. */
export function StudyPicture() {
  return (
    <Picture
      title="Course: filling line safety"
      alt="A learner is on lesson four of six. Asked what comes first after a spill, the learner chose a wrong answer; the right one is marked, and the agent explains it another way, with the handbook page."
    >
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
      <p className={styles.question}>A can of cleaner spills next to the belt. What do you do first?</p>
      <ol className={styles.answers}>
        {answers.map(({ text, state }) => (
          <li className={`${styles.answer} ${state === 'other' ? '' : styles[state]}`} key={text}>
            {text}
            {state === 'right' && <Chip tone="good">Right</Chip>}
            {state === 'chosen' && <Chip tone="human">Sam’s answer</Chip>}
          </li>
        ))}
      </ol>
      <div className={styles.note}>
        <Avatar kind="agent" name="Mira" />
        <p>
          <strong>In other words:</strong> a moving line spreads the fluid faster than you can wipe.{' '}
          <span className={styles.quiet}>Handbook, page 31</span>
        </p>
      </div>
      <Handover agent="Mira" human="Tomas">
        Three of twelve got it wrong, so Tomas will demo it.
      </Handover>
    </Picture>
  );
}
