import type { BookingView } from 'contract/bookings/booking-view.ts';
import { calendarFileOf } from 'contract/site/addresses.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { describeMoment } from '../../product/meeting-text.ts';
import { office } from '../../product/office.ts';
import styles from './BookedLede.module.css';

/**
 * The fact itself, and the way into a calendar. Without script it's said in the office's time.
 * @param view left out on `/thankyou`, whose script fills it in where a demo was booked
 */
export function BookedLede({ view }: { view?: BookingView }) {
  return (
    <div className={view ? styles.root : `${styles.root} ${styles.waiting}`}>
      <p className={styles.fact} data-part="moment">
        {view &&
          `You’re booked: ${describeMoment(new Date(view.startDateTime), office().zone)} ${office().zoneLabel}.`}
      </p>
      <span data-part="add">
        <ButtonLink href={view ? calendarFileOf(view.managePath) : ''}>Add to calendar</ButtonLink>
      </span>
    </div>
  );
}
