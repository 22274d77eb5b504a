import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { clockOf } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import { office } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import styles from './BookingSummary.module.css';
import { longDate } from './calendar-month.ts';
import type { Choice } from './free-times.ts';
import { ownTimeZone, visitorTime } from './visitor-time.ts';

/** Booking about to be made: in the visitor's time first where that is another than the office's. */
export function BookingSummary({ date, slot, toBeConfirmed }: Choice) {
  const words = wordsFor('booking');
  const local = visitorTime(slot, ownTimeZone());
  const facts = [
    ...(local ? [[words.yourTime, `${local.range} (${local.timeZone})`]] : []),
    [words.length, fill(words.minutes, { minutes: office().minutes })],
    [words.time, `${slot.label} - ${clockOf(slot.endDateTime)}`],
    [words.date, longDate(date)],
    [words.timeZone, office().zoneLabel],
    ...(toBeConfirmed ? [[words.status, HOST_CONFIRMS]] : []),
  ];
  return (
    <dl className={local ? `${styles.root} ${styles.elsewhere}` : styles.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
