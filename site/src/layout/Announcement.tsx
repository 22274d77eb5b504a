import { content } from '../content.ts';
import styles from './Announcement.module.css';

/** The line above the header while something is announced. Its style is in no other page (`divide-style.ts`). */
export function Announcement() {
  const { label, text, link } = content().one('announcement');
  if (text === '') return null;
  return (
    <aside className={styles.root} aria-label={label}>
      {link ? (
        <a className={styles.text} href={link}>
          {text}
        </a>
      ) : (
        <p className={styles.text}>{text}</p>
      )}
    </aside>
  );
}
