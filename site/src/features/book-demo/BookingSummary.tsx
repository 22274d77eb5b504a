import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { clockOf } from 'contract/bookings/office.ts';
import { office } from '../../product/office.ts';
import styles from './BookingSummary.module.css';
import { longDate } from './calendar-month.ts';
import type { Choice } from './free-times.ts';
import { ownTimeZone, visitorTime } from './visitor-time.ts';

/** What is about to be booked: in the visitor's time first where that is another than the office's. */
export function BookingSummary({ date, slot, toBeConfirmed }: Choice) {
  const local = visitorTime(slot, ownTimeZone());
  const facts = [
    ...(local ? [['Your time', `${local.range} (${local.timeZone})`]] : []),
    ['Length', `${office().minutes} Mins`],
    ['Time', `${slot.label} - ${clockOf(slot.endDateTime)}`],
    ['Date', longDate(date)],
    ['Time zone', office().zoneLabel],
    ...(toBeConfirmed ? [['Status', HOST_CONFIRMS]] : []),
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
