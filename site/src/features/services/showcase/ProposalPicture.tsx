import type { Services } from 'contract/content/pages/services.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Meter } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './ProposalPicture.module.css';

/** How much of a tender is answered: a ring for the whole, a bar for every section. */
export function ProposalPicture({ words }: { words: Services['showcase']['proposal']['picture'] }) {
  const { title, alt, sum, sections, open, handover } = words;
  const answered = sections.reduce((total, section) => total + section.answered, 0);
  const required = sections.reduce((total, section) => total + section.of, 0);
  return (
    <Picture title={title} alt={alt}>
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
            {sum}
          </p>
        </div>
        <ol className={styles.sections}>
          {sections.map(({ name, answered: done, of, share }) => (
            <li className={styles.section} key={name}>
              <strong>{name}</strong>
              {done < of ? <Chip tone="human">{share}</Chip> : <span className={styles.share}>{share}</span>}
              <Meter percent={Math.round((done / of) * 100)} />
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.open}>
        <Marked text={open.text} as="strong" /> <span className={styles.share}>{open.note}</span>
      </p>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
