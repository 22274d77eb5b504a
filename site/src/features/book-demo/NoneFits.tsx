import type { IsoDate } from 'contract/dates.ts';
import { ANOTHER_TIME_PAGE } from 'contract/site/addresses.ts';
import { office, slotsOn } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import styles from './NoneFits.module.css';

const OPENS_AT_MINUTE = 9 * 60;
const CLOSES_AT_MINUTE = 18 * 60;

/** Returns what a clock shows at a moment, in minutes since its midnight. */
export type ClockOf = (at: Date) => number;

/** The visitor's own. `Intl` tells the same by any zone's name, and costs a phone some 80 ms before the calendar is alive. */
export const ownClock: ClockOf = (at) => at.getHours() * 60 + at.getMinutes();

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

/** Returns true if any half-hour of the day lies within office hours, 9 to 18 by that clock. */
export function suitsOfficeHours(date: IsoDate, clockOf: ClockOf): boolean {
  return slotsOn(date).some(({ start }) => {
    const minute = clockOf(start);
    return minute >= OPENS_AT_MINUTE && minute + office().minutes <= CLOSES_AT_MINUTE;
  });
}
