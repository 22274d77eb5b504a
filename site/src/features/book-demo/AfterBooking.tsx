import type { ReactNode } from 'react';
import styles from './DemoBooking.module.css';
import intro from './DemoIntro.module.css';
import { afterBooking } from './demo-agenda.ts';

/** What a visitor can expect of a booking, in the room below the agenda; `children` follow it. */
export function AfterBooking({ children }: { children?: ReactNode }) {
  const { title, points } = afterBooking;
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
