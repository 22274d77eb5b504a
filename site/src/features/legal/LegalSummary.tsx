import { wordsFor } from '../../words.ts';
import styles from './LegalSummary.module.css';
import type { LegalDocument } from './legal-documents.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What matters of a document at a glance, each line with the way to its section, and how old the text is. */
export function LegalSummary({ changedOn, summary }: Pick<LegalDocument, 'changedOn' | 'summary'>) {
  const words = wordsFor('legal');
  return (
    <div className={styles.root} data-grows>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.inShort}</h2>
        <p className={styles.date}>
          {words.lastChanged} <time dateTime={changedOn}>{dateFormat.format(new Date(changedOn))}</time>
        </p>
      </div>
      <ul className={styles.list}>
        {summary.map(({ figure, text, section }) => (
          <li className={styles.item} key={section}>
            <a className={styles.link} href={`#${section}`}>
              <span className={styles.figure}>{figure}</span> <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
