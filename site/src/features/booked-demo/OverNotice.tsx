import type { BookingView } from 'contract/bookings/booking-view.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Linked } from '../../design/ui/Marked.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { describeMeeting } from '../../product/meeting-text.ts';
import { office } from '../../product/office.ts';
import { calendarLeaf } from './calendar-leaf.ts';
import styles from './OverNotice.module.css';

/** A demo of which nothing is left to do: it was cancelled just now, or it has begun. */
export function OverNotice({ view }: { view: BookingView }) {
  const isCancelled = view.state === 'cancelled';
  const { canceled, past } = content().one('pages/booked-demo');
  const { eyebrow, title, when, text, actions } = isCancelled ? canceled : past;
  const start = new Date(view.startDateTime);
  const { day, time } = describeMeeting(start, new Date(view.endDateTime), office().zone);
  return (
    <Notice
      eyebrow={eyebrow}
      picture={<OverLeaf start={start} isCancelled={isCancelled} />}
      title={title}
      actions={actions.map(({ label, href }, index) => (
        <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={href} key={href}>
          {label}
        </ButtonLink>
      ))}
    >
      <p>
        {fill(when, { time: `${day}, ${time} ${office().zoneLabel}` })} {text}
      </p>
      {isCancelled && (
        <p>
          <Linked text={canceled.more} />
        </p>
      )}
    </Notice>
  );
}

/** The day of a demo that is over, as a leaf of a calendar: struck out where it was canceled. Decorative. */
function OverLeaf({ start, isCancelled }: { start: Date; isCancelled: boolean }) {
  const { month, date, weekday } = calendarLeaf(start, office().zone);
  return (
    <p className={styles.root} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={isCancelled ? `${styles.date} ${styles.struck}` : styles.date}>{date}</span>
      <span className={styles.weekday}>{weekday}</span>
    </p>
  );
}

/** Notice behind a link that is over, was used up, or never was one: they look alike. */
export function NoBooking() {
  const { eyebrow, title, text, actions } = content().one('pages/booked-demo').none;
  return (
    <Notice
      eyebrow={eyebrow}
      title={title}
      actions={actions.map(({ label, href }, index) => (
        <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={href} key={href}>
          {label}
        </ButtonLink>
      ))}
    >
      <p>{text}</p>
    </Notice>
  );
}
