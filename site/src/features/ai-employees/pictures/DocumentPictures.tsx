import type { DocumentScreen, DraftScreen } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import '../../../design/styles/mono.css';
import voices from '../../../design/ui/voices.module.css';
import styles from './DocumentPictures.module.css';

const TONES = { ready: 'good', gap: 'human', open: 'quiet' } as const;

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

/** The outline of a document beside its page, where a note in the margin asks for what is missing. */
export function DocumentPage({ outline, heading, paragraph, gap, note }: DocumentScreen) {
  const words = content().one('pages/ai-employees').employee.screen;
  return (
    <div className={styles.desk}>
      <div className={styles.outline}>
        {outline.map(({ name, state }, index) => (
          <span className={styles.chapter} key={name}>
            <span>
              {index + 1}. {name}
            </span>
            <Chip tone={TONES[state]}>{words[state]}</Chip>
          </span>
        ))}
      </div>
      <div className={styles.page}>
        <strong className={styles.heading}>{heading}</strong>
        <p>{paragraph}</p>
        <p className={styles.gap}>{gap}</p>
        <svg className={styles.lines} viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 3H100M0 11H94M0 19H58" />
        </svg>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}
