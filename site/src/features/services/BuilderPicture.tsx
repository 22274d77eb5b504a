import { content } from '../../content.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import styles from './BuilderPicture.module.css';

/** Two screens of one story: the instructions of an agent, and how it then works with the others. */
export function BuilderPicture() {
  const { setup, live } = content().one('pages/services').builder;
  const { agent, briefing, asks } = setup;
  return (
    <div className={styles.root}>
      <div className={styles.back}>
        <Picture title={setup.title} alt={setup.alt}>
          <Row
            lead={<Avatar kind="agent" name={agent.name} />}
            title={agent.title}
            detail={agent.detail}
            end={<Chip tone="good">{agent.state}</Chip>}
          />
          <dl className={styles.briefing}>
            {briefing.map(({ label, text, items }) => (
              <div className={styles.line} key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  {text}
                  {items?.map((item) => (
                    <Chip key={item}>{item}</Chip>
                  ))}
                </dd>
              </div>
            ))}
            <div className={`${styles.line} ${styles.last}`}>
              <dt className={styles.label}>{asks.label}</dt>
              <dd className={styles.value}>
                <Chip tone="agent">{asks.agent}</Chip>
                <Chip tone="human">{asks.human}</Chip>
              </dd>
            </div>
          </dl>
        </Picture>
      </div>
      <div className={styles.front}>
        <Picture title={live.title} alt={live.alt}>
          {live.conversation.map(({ kind, name, text }) => (
            <p className={styles.message} key={text}>
              <Avatar kind={kind} name={name} />
              <span className={`${styles.bubble} ${styles[kind]}`}>
                <strong>{name}</strong> {text}
              </span>
            </p>
          ))}
        </Picture>
      </div>
    </div>
  );
}
