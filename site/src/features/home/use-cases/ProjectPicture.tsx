import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './ProjectPicture.module.css';

const weeks = ['Apr 28', 'May 5', 'May 12', 'May 19'];

/** In percent of the four weeks. The steel is reported late at `EVENT`, and every lane answers at once. */
const EVENT = 30;
const lanes = [
  { name: 'Risk', says: 'Steel four days late', since: 18, from: EVENT, length: 16, tone: 'late' },
  { name: 'Plan', says: 'Pour moved to May 22', since: 2, from: EVENT, length: 56, tone: 'agent' },
  { name: 'Cost', says: 'Crane kept: $3,100', since: 8, from: EVENT, length: 38, tone: 'agent' },
  { name: 'Report', says: 'Client note drafted', since: 22, from: EVENT, length: 10, tone: 'agent' },
  { name: 'Tomas', says: 'Approves the date', since: 42, from: 42, length: 14, tone: 'human' },
] as const;

/** Project Management Agents: several agents answer one event on one timeline. */
export function ProjectPicture() {
  return (
    <Picture
      title="Harbor Road depot, schedule"
      alt="A timeline of four weeks. On the day a steel delivery is reported late, the agents for risk, plan, cost and reporting all respond, and the project manager approves the new date."
    >
      <div className={styles.chart}>
        <span />
        <svg width="100%" height="24" aria-hidden="true">
          {weeks.map((week, index) => (
            <text key={week} x={`${index * 25}%`} y="12">
              {week}
            </text>
          ))}
        </svg>
        {lanes.map(({ name, says, since, from, length, tone }) => [
          <span className={styles.name} key={name}>
            <Avatar kind={tone === 'human' ? 'human' : 'agent'} name={name} />
            {name}
          </span>,
          <svg width="100%" height="56" aria-hidden="true" key={says}>
            {weeks.map((week, index) => (
              <rect key={week} x={`${index * 25}%`} width="1" height="56" />
            ))}
            <line x1={`${EVENT}%`} x2={`${EVENT}%`} y2="56" />
            <rect className={styles.before} x={`${since}%`} y="30" width={`${from - since}%`} height="10" />
            <text className={styles.says} x={`${from + 2}%`} y="22">
              {says}
            </text>
            <rect className={styles[tone]} x={`${from}%`} y="30" width={`${length}%`} height="10" rx="3" />
          </svg>,
        ])}
      </div>
      <Handover agent="Marco" human="Tomas">
        One approval updates all four.
      </Handover>
    </Picture>
  );
}
