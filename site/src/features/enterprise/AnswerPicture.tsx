import { LockKeyhole } from 'lucide-react';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import styles from './AnswerPicture.module.css';
import { searchAnswer } from './search-answer.ts';

/** A question, the answer with its sources, and a document that the asker may not see. */
export function AnswerPicture() {
  const { asker, question, trail, sentences, sources, hidden } = searchAnswer;
  return (
    <Picture
      title="Search, all sources"
      alt="Jonas asks about a notice period. The agent’s answer cites two contract documents, quoted next to it; a third document is locked, because it’s restricted to Legal."
    >
      <div className={styles.question}>
        <Avatar kind="human" name={asker} />
        {question}
      </div>
      <div className={styles.columns}>
        <div className={styles.answer}>
          <p className={styles.sentences}>
            {sentences.map(({ text, source }) => (
              <span key={text}>
                {text}
                {'\u00a0'}
                <span className={styles.number}>{source}</span>{' '}
              </span>
            ))}
          </p>
          <ul className={styles.trail}>
            {trail.map((step) => (
              <li className={styles.step} key={step}>
                {step}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.sources}>
          {sources.map(({ number, name, place, before, quote }) => (
            <div className={styles.source} key={number}>
              <span className={styles.name}>
                <span className={styles.number}>{number}</span>
                <strong>{name}</strong> {place}
              </span>
              <span>
                {before} <mark className={styles.quote}>{quote}</mark>
              </span>
            </div>
          ))}
          <div className={`${styles.source} ${styles.hidden}`}>
            <span className={styles.name}>
              <LockKeyhole size={16} aria-hidden="true" />
              <strong>Restricted</strong>
              <Chip tone="human">Ask Legal</Chip>
            </span>
            <p>{hidden}</p>
          </div>
        </div>
      </div>
    </Picture>
  );
}
