import { weave } from '../../design/ui/weave.ts';
import styles from './LegalSummary.module.css';
import type { LegalDocument } from './legal-document.ts';

/** Two threads each way repeat without a seam. */
const cloth = weave(2, 8, 2.75);
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What matters of a document at a glance, each line with the way to its section, and how old the text is. */
export function LegalSummary({ changedOn, summary }: Pick<LegalDocument, 'changedOn' | 'summary'>) {
  return (
    <div className={styles.root} data-grows>
      <svg className={styles.cloth} aria-hidden="true">
        <pattern id="summary-cloth" width={cloth.size} height={cloth.size} patternUnits="userSpaceOnUse">
          <path className={styles.human} d={cloth.warp} />
          <path className={styles.agent} d={cloth.weft} />
        </pattern>
        <rect width="100%" height="100%" fill="url(#summary-cloth)" />
      </svg>
      <div className={styles.head}>
        <h2 className={styles.title}>In short</h2>
        <p className={styles.date}>
          Last changed <time dateTime={changedOn}>{dateFormat.format(new Date(changedOn))}</time>
        </p>
      </div>
      <ul className={styles.list}>
        {summary.map(({ figure, text, sectionId }) => (
          <li className={styles.item} key={sectionId}>
            <a className={styles.link} href={`#${sectionId}`}>
              <span className={styles.figure}>{figure}</span> <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
