import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import booking from './DemoBooking.module.css';
import styles from './DemoIntro.module.css';

/** Reasons to book: static words beside the calendar. */
export function DemoIntro() {
  const { title, lede, points } = content().one('pages/book-demo');
  return (
    <div id="opening" className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{lede}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li className={styles.point} key={point}>
            <Check className={styles.icon} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Promises of a booking, in the room below the agenda; `children` follow it. */
export function AfterBooking({ children }: { children?: ReactNode }) {
  const { title, points } = content().one('pages/book-demo').afterBooking;
  return (
    <div className={booking.about}>
      <h2 className={booking.chosen} id="after-booking">
        {title}
      </h2>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {children}
    </div>
  );
}
