import type { Services } from 'contract/content/pages/services.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import styles from './EnterprisePicture.module.css';

/** An organisation chart in which every department has an agent beside its lead. */
export function EnterprisePicture({ words }: { words: Services['showcase']['enterprise']['picture'] }) {
  const { title, alt, head, departments, question, answer } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.chart}>
        <div className={styles.head}>
          <Row lead={<Avatar kind="human" name={head.name} />} title={head.name} detail={head.role} />
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
          lead={<Avatar kind="agent" name={question.agent} />}
          title={question.title}
          detail={question.detail}
        />
        <Row
          lead={<Avatar kind="agent" name={answer.agent} />}
          title={answer.title}
          detail={answer.detail}
          end={<Chip tone="good">{answer.state}</Chip>}
        />
      </div>
    </Picture>
  );
}
