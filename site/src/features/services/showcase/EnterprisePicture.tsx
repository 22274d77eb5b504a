import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
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
      title="Northgate Group, who’s on what"
      alt="An org chart: under Amara, the CEO, are Sales, Projects and People, each with a person and an agent. The Projects agent asked the People agent who’s free the week of March 18. It got names and availability, and nothing from the staff file."
    >
      <div className={styles.chart}>
        <div className={styles.head}>
          <Row lead={<Avatar kind="human" name="Amara" />} title="Amara" detail="CEO" />
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
          detail="Who’s crane-certified and free the week of March 18?"
        />
        <Row
          lead={<Avatar kind="agent" name="Hana" />}
          title="Two people. I’ve asked both to confirm."
          detail="Names and availability only. The staff file stays closed to Marco."
          end={<Chip tone="good">Answered</Chip>}
        />
      </div>
    </Picture>
  );
}
