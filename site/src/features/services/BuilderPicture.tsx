import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import styles from './BuilderPicture.module.css';
import { briefing, conversation } from './builder-picture.ts';

/** Two screens of one story: the instructions of an agent, and how it then works with the others. */
export function BuilderPicture() {
  return (
    <div className={styles.root}>
      <div className={styles.back}>
        <Picture
          title="Agent builder"
          alt="The agent Owen as it’s built: when it starts, its goal, what it knows, the tools it uses, and who it asks: Iris, an agent, and Amara, a person."
        >
          <Row
            lead={<Avatar kind="agent" name="Owen" />}
            title="Owen, RFP desk"
            detail="Version 3"
            end={<Chip tone="good">Ready</Chip>}
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
              <dt className={styles.label}>Asks</dt>
              <dd className={styles.value}>
                <Chip tone="agent">Iris, research</Chip>
                <Chip tone="human">Amara, approval</Chip>
              </dd>
            </div>
          </dl>
        </Picture>
      </div>
      <div className={styles.front}>
        <Picture
          title="RFP 88, live"
          alt="A conversation: Iris reports what the buyer paid, Owen asks Amara if it can offer 18 months, Amara agrees, and Owen has version 2 ready."
        >
          {conversation.map(({ kind, name, text }) => (
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
