import type { Enterprise } from 'contract/content/pages/enterprise.ts';
import { LockKeyhole } from 'lucide-react';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Marked } from '../../design/ui/Marked.tsx';
import styles from './AnswerPicture.module.css';

/** A question, the answer with its sources, and a document that the asker may not see. */
export function AnswerPicture({ words }: { words: Enterprise['search']['picture'] }) {
  const { title, alt, asker, question, trail, sentences, sources, restricted } = words;
  return (
    <Picture title={title} alt={alt}>
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
          {sources.map(({ name, place, text }, index) => (
            <div className={styles.source} key={name}>
              <span className={styles.name}>
                <span className={styles.number}>{index + 1}</span>
                <strong>{name}</strong> {place}
              </span>
              <span>
                <Marked text={text} as="mark" className={styles.quote} />
              </span>
            </div>
          ))}
          <div className={`${styles.source} ${styles.hidden}`}>
            <span className={styles.name}>
              <LockKeyhole size={16} aria-hidden="true" />
              <strong>{restricted.title}</strong>
              <Chip tone="human">{restricted.state}</Chip>
            </span>
            <p>{restricted.text}</p>
          </div>
        </div>
      </div>
    </Picture>
  );
}
