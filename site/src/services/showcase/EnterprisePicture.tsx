import { Avatar } from '../../pictures/Avatar.tsx';
import { Chip } from '../../pictures/Chip.tsx';
import { Picture } from '../../pictures/Picture.tsx';
import { Row } from '../../pictures/Row.tsx';
import styles from './EnterprisePicture.module.css';

const departments = [
  { name: 'Sales', agent: 'Noah', person: 'Priya', work: '31 accounts' },
  { name: 'Projects', agent: 'Marco', person: 'Tomas', work: '12 sites' },
  { name: 'People', agent: 'Hana', person: 'Jonas', work: '8 openings' },
];

/** An organisation chart in which every department has an agent beside its lead. */
export function EnterprisePicture() {
  return (
    <Picture
      title="Northgate Group, who works on what"
      alt="An organisation chart: under Amara, the managing director, stand Sales, Projects and People, each with a person and an agent. The agent of Projects has asked the agent of People who is free in week 12 and has the answer."
    >
      <div className={styles.chart}>
        <div className={styles.head}>
          <Row lead={<Avatar kind="human" name="Amara" />} title="Amara" detail="Managing director" />
        </div>
        <svg className={styles.lines} viewBox="0 0 600 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M300 0V40M100 40V20H500V40" />
        </svg>
        <div className={styles.departments}>
          {departments.map(({ name, agent, person, work }) => (
            <div className={styles.department} key={name}>
              <strong>{name}</strong>
              <span className={styles.member}>
                <Avatar kind="human" name={person} />
                {person}
              </span>
              <span className={styles.member}>
                <Avatar kind="agent" name={agent} />
                {agent}
              </span>
              <span className={styles.work}>{work}</span>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.talk}>
        <Row
          isMarked
          lead={<Avatar kind="agent" name="Marco" />}
          title="Marco asks Hana"
          detail="Who has a crane licence and is free in week 12?"
        />
        <Row
          lead={<Avatar kind="agent" name="Hana" />}
          title="Two people, one on leave until Tuesday"
          detail="From the staff file, which Marco may not open"
          end={<Chip tone="good">Answered</Chip>}
        />
      </div>
    </Picture>
  );
}
