import { moveDemoForm, toolAttributes } from 'contract/agents/form-tools.ts';
import { BOOKING_FIELDS, type BookingView } from 'contract/bookings/booking-view.ts';
import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { DEMO_SLOTS, DEMO_TIME_ZONE } from 'contract/leads/demo-slots.ts';
import { Button } from '../../design/ui/Button.tsx';
import choice from '../../design/ui/choice.module.css';
import { ChangeFields } from './ChangeFields.tsx';
import styles from './DayChoice.module.css';

/**
 * The days to which a demo can be moved, each a form of its own with its free half-hours: radio buttons of one form are
 * one stop of the Tab key, and those of a closed day would swallow it.
 */
export function DayChoice({ view }: { view: BookingView }) {
  return (
    <div className={styles.root}>
      {view.days.map((day) => (
        <details className={styles.day} name="day" key={day.date}>
          <summary className={styles.summary}>
            <span className={styles.name}>{nameOf(day)}</span>
            <span className={styles.count}>
              {day.slots.length === 1 ? '1 open time' : `${day.slots.length} open times`}
            </span>
          </summary>
          <form
            className={styles.form}
            method="post"
            action={view.managePath}
            {...toolAttributes(moveDemoForm(day.date))}
          >
            <ChangeFields action="move" sequence={view.sequence} />
            <fieldset
              className={styles.slots}
              toolparamdescription={moveDemoForm(day.date).fields[BOOKING_FIELDS.start]}
            >
              <legend className={styles.legend}>Times on {nameOf(day)}, India Standard Time</legend>
              {day.slots.map(({ startDateTime }) => (
                <label className={`${choice.choice} ${styles.slot}`} key={startDateTime}>
                  <input
                    className={choice.radio}
                    type="radio"
                    name={BOOKING_FIELDS.start}
                    value={startDateTime}
                    required
                    // Otherwise Chromium calls it invalid before a visitor chose.
                    aria-invalid={false}
                  />
                  <span>{clockOf(startDateTime)}</span>
                  <span className={styles.own} data-own-time={startDateTime} />
                </label>
              ))}
            </fieldset>
            <Button type="submit">Move my demo</Button>
          </form>
        </details>
      ))}
    </div>
  );
}

function nameOf({ date }: CalendarDay): string {
  return new Date(date).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'long',
    day: 'numeric',
  });
}

/** `08:00 AM`, as the slot is named elsewhere. */
function clockOf(startDateTime: string): string {
  const time = startDateTime.slice(11, 16);
  return DEMO_SLOTS.find((slot) => slot.time === time)?.label ?? `${time} ${DEMO_TIME_ZONE}`;
}
