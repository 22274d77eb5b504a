import { content } from '../../content.ts';
import styles from './OtherPages.module.css';

/** Where a visitor may have wanted to go. */
export function OtherPages() {
  const { label, list } = content().one('pages/not-found').otherPages;
  return (
    <nav className={styles.root} aria-label={label}>
      <ul>
        {list.map(({ page, name, text }) => (
          <li key={page}>
            <a className={styles.link} href={page}>
              <strong>{name}</strong>
              <span className={styles.about}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
