import type { Enterprise } from 'contract/content/pages/enterprise.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import styles from './CrossingsPicture.module.css';
import { CrossingThreads, ThreadSymbols } from './CrossingThreads.tsx';

/** One order on its way: agents carry it level, people pass it down, and each crossing has its two names. */
export function CrossingsPicture({ words }: { words: Enterprise['orchestrate']['picture'] }) {
  const { title, alt, departments, agents } = words;
  return (
    <Picture title={title} alt={alt}>
      <ThreadSymbols />
      <div className={styles.loom}>
        <span />
        {departments.map(({ name, role }) => (
          <span className={styles.person} key={name}>
            <Avatar kind="human" name={name} />
            {role}
          </span>
        ))}
        {agents.flatMap(({ name, role }, lane) => [
          <span className={styles.agent} key={name}>
            <Avatar kind="agent" name={name} />
            <span className={styles.role}>{role}</span>
          </span>,
          ...departments.map((department, column) => (
            <span className={styles.crossing} key={name + department.name}>
              <CrossingThreads lane={lane} column={column} />
              {lane === column && <span className={styles.number}>{lane + 1}</span>}
            </span>
          )),
        ])}
      </div>
      <ol className={styles.list}>
        {agents.map(({ name, done }, index) => (
          <li className={styles.item} key={name}>
            <span className={styles.number}>{index + 1}</span>
            {done}
          </li>
        ))}
      </ol>
    </Picture>
  );
}
