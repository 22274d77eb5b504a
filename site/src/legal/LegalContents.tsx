import { ChevronDown } from 'lucide-react';
import styles from './LegalContents.module.css';
import type { LegalDocument } from './legal-document.ts';

/**
 * The table of contents: folded above the text of a phone, beside it on a wide screen, where browsers that can
 * mark the section in view.
 */
export function LegalContents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav className={styles.root} aria-label="Contents">
      <p className={styles.title}>Contents</p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          Contents
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <ol className={styles.list}>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                <span className={styles.number}>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
