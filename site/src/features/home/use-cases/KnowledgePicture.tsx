import type { Home } from 'contract/content/pages/home.ts';
import { Search } from 'lucide-react';
import { Fragment } from 'react';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './KnowledgePicture.module.css';
import { Panes } from './Panes.tsx';
import { Sheet } from './Sheet.tsx';

/** Knowledge Agent: an answer, and the pages that it stands on. */
export function KnowledgePicture({ words }: { words: Home['useCases']['knowledge']['picture'] }) {
  const { title, alt, question, answer, sources, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <p className={styles.question}>
        <Search size={16} aria-hidden="true" />
        {question}
      </p>
      <p className={styles.answer}>
        {answer.map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <Marked text={sentence} />
            <sup>{index + 1}</sup>
          </Fragment>
        ))}
      </p>
      <Panes>
        {sources.map(({ label, text }) => (
          <Sheet label={label} key={label}>
            <p>
              <Marked text={text} as="mark" className={styles.mark} />
            </p>
          </Sheet>
        ))}
      </Panes>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
