import styles from './ArticleFacts.module.css';
import { LocalDate } from './LocalDate.tsx';

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({
  author,
  createdDate,
  readTime,
}: {
  author?: string;
  createdDate: string;
  readTime: string;
}) {
  return (
    <ul className={styles.root}>
      {author && <li>{author}</li>}
      {createdDate && (
        <li>
          <LocalDate iso={createdDate} />
        </li>
      )}
      <li>{readTime}</li>
    </ul>
  );
}
