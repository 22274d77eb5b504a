import type { IsoDate } from 'contract/bookings/iso-date.ts';
import { ANOTHER_TIME_PAGE } from 'contract/site/addresses.ts';
import { wordsFor } from '../../words.ts';
import styles from './NoneFits.module.css';
import { ownClock, suitsOfficeHours } from './office-hours.ts';

/**
 * The way out for people whom no half-hour suits. Where the whole day lies outside their office hours it is hard to
 * miss; `date` is missing where the visitor's clock is unknown, in the form without script.
 */
export function NoneFits({ date }: { date?: IsoDate }) {
  const words = wordsFor('booking');
  const isLikely = date && !suitsOfficeHours(date, ownClock);
  return (
    <p className={isLikely ? `${styles.root} ${styles.likely}` : styles.root}>
      <strong>{words.noneFits}</strong> {isLikely && <span>{`${words.outsideHours} `}</span>}
      <a href={ANOTHER_TIME_PAGE}>{words.anotherTime}</a>
    </p>
  );
}
