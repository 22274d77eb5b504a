import { DEMO_TIME_ZONE_LABEL, slotEndLabel } from 'contract/leads/demo-slots.ts';
import styles from './BookingSummary.module.css';
import { longDate } from './calendar-month.ts';
import type { Choice } from './free-times.ts';
import { ownTimeZone, visitorTime } from './visitor-time.ts';

/** What is about to be booked: in the visitor's time first where that is another than India's. */
export function BookingSummary({ date, slot }: Choice) {
  const local = visitorTime(date, slot, ownTimeZone());
  const facts = [
    ...(local ? [['Your time', `${local.range} (${local.timeZone})`]] : []),
    ['Length', '30 Mins'],
    ['Time', `${slot.label} - ${slotEndLabel(slot)}`],
    ['Date', longDate(date)],
    ['Time zone', DEMO_TIME_ZONE_LABEL],
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
