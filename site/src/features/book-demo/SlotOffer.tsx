import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { fill } from 'contract/content/fill.ts';
import { useId } from 'react';
import { wordsFor } from '../../words.ts';
import { dayAndMonth } from './calendar-month.ts';
import type { Choice } from './free-times.ts';
import styles from './SlotOffer.module.css';
import { ownTimeZone, visitorTime } from './visitor-time.ts';

export interface Offer {
  /** The nearest half-hours that are free, in the order of time. */
  choices: readonly Choice[];
  /** An earlier request for the time had no answer, so that it may be this visitor who has it. */
  mayBeOwn: boolean;
}

interface SlotOfferProps extends Offer {
  onTake: (choice: Choice) => void;
}

/** Says that someone else has booked the time, and offers free ones. It takes the focus when it appears. */
export function SlotOffer({ choices, mayBeOwn, onTake }: SlotOfferProps) {
  const words = wordsFor('booking');
  const id = useId();
  const timeZone = ownTimeZone();
  return (
    <section
      className={styles.root}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
      data-offer=""
    >
      <h3 className={styles.title} id={`${id}title`}>
        {words.taken}
      </h3>
      <p id={`${id}text`}>
        <span>{choices.length > 0 ? words.nearest : words.noneNear}</span>
        {mayBeOwn && <span>{` ${words.mayBeOwn}`}</span>}
      </p>
      {choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map((choice) => {
            const { date, slot, toBeConfirmed } = choice;
            const local = visitorTime(slot, timeZone);
            return (
              <li key={slot.startDateTime}>
                <button
                  className={local ? `${styles.choice} ${styles.elsewhere}` : styles.choice}
                  type="button"
                  onClick={() => onTake(choice)}
                >
                  <span className={styles.time}>{slot.label}</span> <span>{dayAndMonth(date)}</span>
                  {local && (
                    <>
                      {' '}
                      <span className={styles.local}>{fill(words.yourTimeIs, { time: local.start })}</span>
                    </>
                  )}
                  {toBeConfirmed && (
                    <>
                      {' '}
                      <span>{HOST_CONFIRMS}</span>
                    </>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
