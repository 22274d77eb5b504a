import type { Services } from 'contract/content/pages/services.ts';
import { Check, TriangleAlert } from 'lucide-react';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './DocumentPictures.module.css';

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

/** An invoice on the left, and on the right what the agent read from it. */
export function DocumentPicture({ words }: { words: Services['showcase']['document']['picture'] }) {
  const { title, alt, supplier, invoice, lines, total, due, fields, why, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.root}>
        <div className={styles.paper}>
          <strong className={styles.letterhead}>{supplier}</strong>
          <span>
            <mark className={styles.read}>{invoice}</mark>
          </span>
          <dl className={styles.lines}>
            {lines.map(({ name, value }) => (
              <div className={styles.line} key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div className={`${styles.line} ${styles.total}`}>
              <dt>{total.name}</dt>
              <dd>
                <mark className={styles.wrong}>{total.value}</mark>
              </dd>
            </div>
          </dl>
          <span>
            <Marked text={due} as="mark" className={styles.read} />
          </span>
        </div>
        <dl className={styles.fields}>
          {fields.map(({ name, value }) => (
            <div className={styles.field} key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                {value}
                <Check className={styles.good} size={16} />
              </dd>
            </div>
          ))}
          <div className={`${styles.field} ${styles.flag}`}>
            <dt className={styles.name}>{total.name}</dt>
            <dd className={styles.value}>
              {total.value}
              <TriangleAlert className={styles.documentPictureBad} size={16} />
            </dd>
            <dd className={styles.why}>{why}</dd>
          </div>
        </dl>
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
