import { Button } from '../../design/ui/Button.tsx';
import { wordsFor } from '../../words.ts';
import styles from './BookedHere.module.css';
import { ConfirmNote } from './ConfirmNote.tsx';
import { HostNote } from './HostNote.tsx';
import { MeetingCard } from './MeetingCard.tsx';

/** The place on `/thankyou` for a demo that was booked in this tab; empty for all other visitors. */
export function BookedHere() {
  return (
    // Hidden in the markup too, for who reads that without styles: the style sheet shows it once there is a booking.
    <div className={styles.root} hidden>
      <div className={styles.toConfirm}>
        <ConfirmNote />
      </div>
      <div className={styles.tentative}>
        <HostNote />
      </div>
      <MeetingCard canManage>
        <div className={styles.receipt} data-part="receipt">
          <Button variant="secondary">{wordsFor('bookedDemo').receipt}</Button>
        </div>
      </MeetingCard>
    </div>
  );
}
