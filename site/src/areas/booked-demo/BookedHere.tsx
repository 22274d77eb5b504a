import styles from './BookedHere.module.css';
import { MeetingCard } from './MeetingCard.tsx';

/** The place on `/thankyou` for a demo that was booked in this tab; nothing for everybody else. */
export function BookedHere() {
  return (
    <div className={styles.root}>
      <MeetingCard canManage />
    </div>
  );
}
