import type { IsoDate } from 'contract/bookings/iso-date.ts';
import { ANOTHER_TIME_PAGE } from 'contract/site/addresses.ts';
import styles from './NoneFits.module.css';
import { ownClock, suitsOfficeHours } from './office-hours.ts';

/**
 * The way out for people whom no half-hour suits. Where the whole day lies outside their office hours it is hard to
 * miss; `date` is missing where the visitor's clock is unknown, in the form without script.
 */
export function NoneFits({ date }: { date?: IsoDate }) {
  const isLikely = date && !suitsOfficeHours(date, ownClock);
  return (
    <p className={isLikely ? `${styles.root} ${styles.likely}` : styles.root}>
      <strong>None of these work for you?</strong>{' '}
      {isLikely && <span>They’re outside office hours where you are. </span>}
      <a href={ANOTHER_TIME_PAGE}>Ask for another time</a>
    </p>
  );
}
