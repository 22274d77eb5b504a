import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Meter } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './ProposalPicture.module.css';

const sections = [
  { name: 'Summary', answered: 6, of: 6 },
  { name: 'Approach', answered: 14, of: 14 },
  { name: 'Team', answered: 9, of: 9 },
  { name: 'Price', answered: 5, of: 7 },
  { name: 'Terms', answered: 7, of: 7 },
];
const answered = sections.reduce((sum, section) => sum + section.answered, 0);
const required = sections.reduce((sum, section) => sum + section.of, 0);

/** How much of a tender is answered: a ring for the whole, a bar for every section. */
export function ProposalPicture() {
  return (
    <Picture
      title="RFP 88, due Friday at noon"
      alt={`A ring shows that ${answered} of ${required} requirements are answered. Of the five sections next to it only Price is open: it’s waiting for two figures from Amara.`}
    >
      <div className={styles.root}>
        <div className={styles.ring}>
          <svg className={styles.circle} viewBox="0 0 120 120" aria-hidden="true">
            <circle className={styles.track} cx="60" cy="60" r="52" />
            <circle
              className={styles.done}
              cx="60"
              cy="60"
              r="52"
              pathLength={required}
              strokeDasharray={`${answered} ${required}`}
              transform="rotate(-90 60 60)"
            />
          </svg>
          <p className={styles.sum}>
            <strong className={styles.count}>{answered}</strong>
            {`of ${required} answered`}
          </p>
        </div>
        <ol className={styles.sections}>
          {sections.map(({ name, answered: done, of }) => (
            <li className={styles.section} key={name}>
              <strong>{name}</strong>
              {done < of ? (
                <Chip tone="human">{`${done} of ${of}`}</Chip>
              ) : (
                <span className={styles.share}>{`${done} of ${of}`}</span>
              )}
              <Meter percent={Math.round((done / of) * 100)} />
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.open}>
        <strong>Requirement 7.4</strong> State the day rate for Sunday work.{' '}
        <span className={styles.share}>No past bid has one.</span>
      </p>
      <Handover agent="Owen" human="Amara">
        Two prices from Amara and it’s complete.
      </Handover>
    </Picture>
  );
}
