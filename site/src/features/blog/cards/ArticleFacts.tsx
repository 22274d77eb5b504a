import { useSyncExternalStore } from 'react';
import styles from './ArticleFacts.module.css';

/** Short, and the same wherever it is rendered: for the server, which does not know the reader's habits. */
const NEUTRAL = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const never = () => () => {};

/** Date of an article, and how long it takes to read. */
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

/** A day in the reader's own format; until the script arrives, in the server's. Nothing where there is no date. */
function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    never,
    () => iso && formatLocalDate(iso),
    () => iso && formatNeutralDate(iso),
  );
  return iso && <time dateTime={iso}>{text}</time>;
}

/** The day of a moment (ISO 8601) as the server writes it: `Mar 4, 2025`. */
export function formatNeutralDate(iso: string): string {
  return NEUTRAL.format(new Date(iso));
}

/** The same day in the reader's own format (S2 section 2, 'short local format'): a day is the same in every time zone. */
export function formatLocalDate(iso: string): string {
  return new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
}
