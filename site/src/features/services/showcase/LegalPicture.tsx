import type { Services } from 'contract/content/pages/services.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './LegalPicture.module.css';

const CLAUSES = 24;
const deviating = [3, 10, 17];

/** A page of a contract with the agent's changes, and its note in the margin. */
export function LegalPicture({ words }: { words: Services['showcase']['legal']['picture'] }) {
  const { title, alt, overview, before, changed, after, last, note, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <p className={styles.overview}>
        <svg className={styles.map} viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
          {Array.from({ length: CLAUSES }, (_, index) => (
            <rect
              className={deviating.includes(index) ? styles.bad : styles.fine}
              x={index * 10}
              width="8"
              height="12"
              // biome-ignore lint/suspicious/noArrayIndexKey: clauses never change places
              key={index}
            />
          ))}
        </svg>
        {overview}
      </p>
      <div className={styles.page}>
        <div className={styles.text}>
          <p>
            <Marked text={before} as="strong" />
          </p>
          <p className={styles.clause}>
            <Marked text={changed.text} as="strong" /> <del className={styles.out}>{changed.out}</del>{' '}
            <ins className={styles.in}>{changed.in}</ins>.
          </p>
          <p>
            <Marked text={after} as="strong" />
          </p>
          <p className={styles.more}>
            <Marked text={last} as="strong" />
          </p>
        </div>
        <div className={styles.note}>
          <Chip tone="bad">{note.state}</Chip>
          <p>
            <Marked text={note.rule} as="strong" />
          </p>
          <p className={styles.quiet}>{note.text}</p>
        </div>
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
