import { DEMO_TIME_ZONE_LABEL, slotEndLabel } from 'contract/leads/demo-slots.ts';
import styles from './BookingSummary.module.css';
import { longDate } from './calendar-month.ts';
import type { Choice } from './free-times.ts';
import { ownTimeZone, visitorTime } from './visitor-time.ts';

/** What is about to be booked, in India's time, and in the visitor's where that is another. */
export function BookingSummary({ date, slot }: Choice) {
  const local = visitorTime(date, slot, ownTimeZone());
  const facts = [
    ['Length', '30 Mins'],
    ['Time', `${slot.label} - ${slotEndLabel(slot)}`],
    ['Date', longDate(date)],
    ['Time zone', DEMO_TIME_ZONE_LABEL],
    ...(local ? [['Your time', `${local.range} (${local.timeZone})`]] : []),
  ];
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
