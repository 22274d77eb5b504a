import type { Services } from 'contract/content/pages/services.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Meter } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './RagPicture.module.css';

/** A question, the answer with numbered references, and the passages that they point to. */
export function RagPicture({ words }: { words: Services['showcase']['rag']['picture'] }) {
  const { title, alt, question, answer, sources } = words;
  return (
    <Picture title={title} alt={alt}>
      <p className={styles.question}>
        <span className={styles.bubble}>{question.text}</span>
        <Avatar kind="human" name={question.human} />
      </p>
      <div className={styles.answer}>
        <Avatar kind="agent" name={answer.agent} />
        <div className={styles.text}>
          <p>
            <Marked text={answer.text} as="sup" className={styles.reference} />
          </p>
          <p className={styles.quiet}>{answer.searched}</p>
        </div>
      </div>
      <ol className={styles.sources}>
        {sources.map(({ name, percent, match, text }, index) => (
          <li className={styles.source} key={name}>
            <span>
              <span className={styles.reference}>{index + 1}</span> <strong>{name}</strong>
            </span>
            <span className={styles.quiet}>{text}</span>
            <span className={styles.match}>
              <Meter percent={percent} />
              {match}
            </span>
          </li>
        ))}
      </ol>
    </Picture>
  );
}
