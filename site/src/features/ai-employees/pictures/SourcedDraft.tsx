import type { DraftScreen } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import voices from '../../../design/ui/voices.module.css';
import styles from './SourcedDraft.module.css';

/** A letter whose marked sentences carry the number of the source they rest on. */
export function SourcedDraft({ to, subject, sentences, sources }: DraftScreen) {
  const words = content().one('pages/ai-employees').employee.screen;
  return (
    <>
      <p className={styles.head}>
        <span className={styles.label}>{words.to}</span> {to}
      </p>
      <p className={styles.head}>
        <span className={styles.label}>{words.subject}</span> <strong>{subject}</strong>
      </p>
      <p className={`${styles.letter} ${voices.machine}`}>
        {sentences.map(({ text, source }) => (
          <span key={text}>
            <span className={source ? styles.sourced : ''}>{text}</span>
            {source && <sup className={styles.number}>{source}</sup>}{' '}
          </span>
        ))}
      </p>
      <div className={styles.sources}>
        {sources.map(({ title, detail }, index) => (
          <div key={title}>
            <span className={styles.number}>{index + 1}</span> <strong>{title}</strong>
            <br />
            {detail}
          </div>
        ))}
      </div>
    </>
  );
}
