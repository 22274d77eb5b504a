import { content } from '../../content.ts';
import { Handover } from '../../design/pictures/Handover.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { LONGEST_WEEKS, rollout, weeksUntilLive } from './departments.ts';
import styles from './RolloutPicture.module.css';

const SCALE = [0, 2, 4, 6, LONGEST_WEEKS];

/** A plan in which agents of the catalogue go live one after the other, each when a person has signed it off. */
export function RolloutPicture() {
  const { title, alt, agents, week: weekLabel, handover } = content().one('pages/use-cases').rollout;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.plan}>
        {rollout(agents).map(({ name, goLiveTime }) => (
          <p className={styles.row} key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.time}>{goLiveTime}</span>
            <RolloutBar {...weeksUntilLive(goLiveTime)} />
          </p>
        ))}
        <p className={`${styles.row} ${styles.scale}`}>
          <span className={styles.name}>{weekLabel}</span>
          <span className={styles.weeks}>
            {SCALE.map((week) => (
              <span key={week}>{week}</span>
            ))}
          </span>
        </p>
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

/** Indigo while an agent is set up and tested, and the marigold stroke of the person who signs it off. */
function RolloutBar({ fromWeeks, toWeeks }: { fromWeeks: number; toWeeks: number }) {
  const [from, to] = [fromWeeks * 10, toWeeks * 10];
  return (
    <span className={styles.bars}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${LONGEST_WEEKS * 10} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect y="11" width={from} height="2" />
        <rect x={from} y="6" width={to - from} height="12" />
        <rect className={styles.human} x={to - 1} y="2" width="1" height="20" />
      </svg>
    </span>
  );
}
