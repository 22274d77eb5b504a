import type { Services } from 'contract/content/pages/services.ts';
import { Check, TriangleAlert } from 'lucide-react';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './DocumentPicture.module.css';

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
              <dd>{value}</dd>
              <Check className={styles.good} size={16} />
            </div>
          ))}
          <div className={`${styles.field} ${styles.flag}`}>
            <dt className={styles.name}>{total.name}</dt>
            <dd>{total.value}</dd>
            <TriangleAlert className={styles.bad} size={16} />
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
