import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import styles from './DemoBooking.module.css';
import intro from './DemoIntro.module.css';

/** What a visitor can expect of a booking, in the room below the agenda; `children` follow it. */
export function AfterBooking({ children }: { children?: ReactNode }) {
  const { title, points } = content().one('pages/book-demo').afterBooking;
  return (
    <div className={styles.about}>
      <h2 className={styles.chosen} id="after-booking">
        {title}
      </h2>
      <ol className={intro.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {children}
    </div>
  );
}
