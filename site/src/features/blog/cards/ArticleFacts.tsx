import styles from './ArticleFacts.module.css';
import { LocalDate } from './LocalDate.tsx';

/** When an article was published, and how long it takes to read. */
export function ArticleFacts({ createdDate, readTime }: { createdDate: string; readTime: string }) {
  return (
    <ul className={styles.root}>
      {createdDate && (
        <li>
          <LocalDate iso={createdDate} />
        </li>
      )}
      <li>{readTime}</li>
    </ul>
  );
}
