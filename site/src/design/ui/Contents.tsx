import { ChevronDown } from 'lucide-react';
import { wordsFor } from '../../words.ts';
import styles from './Contents.module.css';

/** A part of a long text. */
export interface ContentsEntry {
  /** Id of its heading or section, on this page. */
  id: string;
  title: string;
}

/**
 * The table of contents of a long text: folded above it on a phone, beside it on a wide screen, where browsers that can
 * mark the section in view.
 */
export function Contents({
  sections,
  isNumbered = false,
}: {
  sections: readonly ContentsEntry[];
  /** True if the text names its sections by number. */
  isNumbered?: boolean;
}) {
  const words = wordsFor('common');
  return (
    <nav className={styles.root} aria-label={words.contents}>
      <p className={styles.title}>{words.contents}</p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {words.contents}
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <ol className={styles.list}>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {isNumbered && <span className={styles.number}>{index + 1}</span>}
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
