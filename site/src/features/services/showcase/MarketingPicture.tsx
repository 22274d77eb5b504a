import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './MarketingPicture.module.css';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

interface Step {
  who: 'agent' | 'human' | 'free';
  days: 1 | 2 | 5;
  text?: string;
}

/** Each lane fills the five days of the week from the left. */
const channels: { name: string; steps: Step[] }[] = [
  {
    name: 'Newsletter, spring range',
    steps: [
      { who: 'agent', days: 2, text: 'Draft' },
      { who: 'human', days: 1, text: 'Read' },
      { who: 'agent', days: 1, text: 'Send' },
      { who: 'free', days: 1 },
    ],
  },
  {
    name: 'Social posts',
    steps: [
      { who: 'agent', days: 1, text: 'Plan' },
      { who: 'agent', days: 2, text: 'Five drafts' },
      { who: 'human', days: 1, text: 'Pick' },
      { who: 'agent', days: 1, text: 'Post' },
    ],
  },
  {
    name: 'Landing page',
    steps: [
      { who: 'free', days: 1 },
      { who: 'human', days: 1, text: 'Brief' },
      { who: 'agent', days: 2, text: 'Two versions' },
      { who: 'human', days: 1, text: 'Pick' },
    ],
  },
  { name: 'Replies', steps: [{ who: 'agent', days: 5, text: 'Sorts 64 replies, moves two send times' }] },
];

/** A week of a campaign as lanes: what agents do, and where a person reads or picks. */
export function MarketingPicture() {
  return (
    <Picture
      title="Campaign plan, week 15"
      alt="A plan from Monday to Friday with a lane for the newsletter, social posts, landing page and replies. Agents draft and send; on the marked days a person briefs, reads or picks."
    >
      <div className={styles.root}>
        {days.map((day) => (
          <span className={styles.day} key={day}>
            {day}
          </span>
        ))}
        {channels.map(({ name, steps }) => (
          <div className={styles.lane} key={name}>
            <strong className={styles.name}>{name}</strong>
            {steps.map(({ who, days: length, text = '' }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lane never changes
              <span className={classesOf(who, length)} key={index}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
      <Handover agent="Lena" human="Priya">
        Priya has four decisions this week.
      </Handover>
    </Picture>
  );
}

/** A free day takes its column and shows nothing. */
function classesOf(who: Step['who'], days: Step['days']): string {
  const width = days > 1 ? styles[`days${days}`] : '';
  return who === 'free' ? '' : `${styles.step} ${styles[who]} ${width}`;
}
