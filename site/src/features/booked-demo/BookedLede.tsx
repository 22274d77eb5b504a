import type { BookingView } from 'contract/bookings/booking-view.ts';
import { fill } from 'contract/content/fill.ts';
import { Button } from '../../design/ui/Button.tsx';
import { describeMoment } from '../../product/meeting-text.ts';
import { office } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import styles from './BookedLede.module.css';
import { MeetingCard } from './MeetingCard.tsx';
import { ConfirmNote, HostNote } from './Notes.tsx';

/**
 * The fact itself. Without script it's said in the office's time.
 * @param view left out on `/thankyou`, whose script fills it in where a demo was booked
 */
export function BookedLede({ view }: { view?: BookingView }) {
  const words = wordsFor('bookedDemo');
  return (
    <p className={view ? styles.fact : `${styles.fact} ${styles.waiting}`} data-part="moment">
      {view &&
        fill(words.bookedFor, {
          moment: describeMoment(new Date(view.startDateTime), office().zone),
          zone: office().zoneLabel,
        })}
    </p>
  );
}

/** The place on `/thankyou` for a demo that was booked in this tab; empty for all other visitors. */
export function BookedHere() {
  return (
    // Hidden in the markup too, for who reads that without styles: the style sheet shows it once there is a booking.
    <div className={styles.bookedHere} hidden>
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
