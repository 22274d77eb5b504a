import type { PressRelease } from 'contract/content/press-release.ts';
import { CalendarDays, MapPin } from 'lucide-react';
import styles from './Dateline.module.css';
import { formatDate } from './press-releases.ts';

/** Where and when a release was given out (S2 section 2). */
export function Dateline({ release }: { release: PressRelease }) {
  return (
    <p className={styles.root}>
      <span className={styles.part}>
        <MapPin size={18} aria-hidden="true" />
        {release.location}
      </span>
      <span className={styles.part}>
        <CalendarDays size={18} aria-hidden="true" />
        <time dateTime={release.date}>{formatDate(release)}</time>
      </span>
    </p>
  );
}
