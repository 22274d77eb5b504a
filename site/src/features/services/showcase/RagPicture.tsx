import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Meter } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './RagPicture.module.css';

const sources = [
  { name: 'Manual, p. 112', match: 96, text: '“…cycle the valve every 400 hours…”' },
  { name: 'Ticket 5518', match: 88, text: '“Leak after 460 h, seal replaced.”' },
  { name: 'Bulletin 23', match: 74, text: '“Seal kit B replaces kit A.”' },
];

/** A question, the answer with numbered references, and the passages that they point to. */
export function RagPicture() {
  return (
    <Picture
      title="Ask the service desk"
      alt="A technician asks when a pump’s valve is due for service. The answer carries the references 1, 2 and 3, and under it are the three passages: a page of a manual, a ticket and a bulletin."
    >
      <p className={styles.question}>
        <span className={styles.bubble}>How often does the relief valve on a P40 pump need service?</span>
        <Avatar kind="human" name="Devika" />
      </p>
      <div className={styles.answer}>
        <Avatar kind="agent" name="Iris" />
        <div className={styles.text}>
          <p>
            Every 400 hours of operation<sup className={styles.reference}>1</sup>. One pump leaked at 460
            hours<sup className={styles.reference}>2</sup>, so don’t stretch it. Order seal kit B; kit A is
            discontinued<sup className={styles.reference}>3</sup>.
          </p>
          <p className={styles.quiet}>Searched 4 sources, read 11 passages, kept 3.</p>
        </div>
      </div>
      <ol className={styles.sources}>
        {sources.map(({ name, match, text }, index) => (
          <li className={styles.source} key={name}>
            <span>
              <span className={styles.reference}>{index + 1}</span> <strong>{name}</strong>
            </span>
            <span className={styles.quiet}>{text}</span>
            <span className={styles.match}>
              <Meter percent={match} />
              {`${match}% match`}
            </span>
          </li>
        ))}
      </ol>
    </Picture>
  );
}
