import { wordsFor } from '../words.ts';
import styles from './PageParts.module.css';
import type { HeroPart } from './page.ts';

/** The index of a quiet page, beside its title: what stands below, and the way there. */
export function PageParts({ parts }: { parts: readonly HeroPart[] }) {
  return (
    <nav aria-label={wordsFor('common').onThisPage}>
      <ol className={styles.list}>
        {parts.map(({ id, title }) => (
          <li className={styles.part} key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
