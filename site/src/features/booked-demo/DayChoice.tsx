import { moveDemoForm, toolAttributes } from 'contract/agents/form-tools.ts';
import { BOOKING_FIELDS, type BookingView } from 'contract/bookings/booking-view.ts';
import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { clockOf, slotAt } from 'contract/bookings/office.ts';
import { Button } from '../../design/ui/Button.tsx';
import choice from '../../design/ui/choice.module.css';
import { office } from '../../product/office.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { calendarCells } from './calendar-cells.ts';
import styles from './DayChoice.module.css';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * The days to which a demo can be moved, as a calendar with the times of the chosen one below. Each is a form of its own
 * with its free half-hours: radio buttons of one form are one stop of the Tab key, and those of a closed day would swallow
 * it.
 */
export function DayChoice({ view }: { view: BookingView }) {
  const cells = calendarCells(view.days);
  return (
    <div className={styles.root}>
      {WEEKDAYS.map((weekday) => (
        <span className={styles.weekday} aria-hidden="true" key={weekday}>
          {weekday}
        </span>
      ))}
      {WEEKDAYS.slice(0, (cells[0]?.weekday ?? 1) - 1).map((weekday) => (
        <span className={styles.full} key={weekday} />
      ))}
      {cells.map(({ date, free }, index) => {
        const isFirst = index === 0;
        return free ? (
          // One is open from the beginning: it shows what choosing a day leads to.
          <details className={styles.day} name="day" open={isFirst} key={date}>
            <summary className={styles.summary}>
              <DateLabel date={date} isFirst={isFirst} />
              <span className={styles.name}>{nameOf(free)}</span>
              <span className={styles.count}>
                {free.slots.length === 1 ? '1 open time' : `${free.slots.length} open times`}
              </span>
            </summary>
            <Times view={view} day={free} />
          </details>
        ) : (
          <span className={styles.full} aria-hidden="true" key={date}>
            <DateLabel date={date} isFirst={isFirst} />
          </span>
        );
      })}
    </div>
  );
}

/** The day of the month, and the month where a new one begins. */
function DateLabel({ date, isFirst }: { date: string; isFirst: boolean }) {
  const at = new Date(date);
  return (
    <span className={styles.date} aria-hidden="true">
      {(isFirst || at.getUTCDate() === 1) && (
        <span className={styles.month}>
          {at.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short' })}
        </span>
      )}
      {at.getUTCDate()}
    </span>
  );
}

function Times({ view, day }: { view: BookingView; day: CalendarDay }) {
  return (
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
        <legend className={styles.legend}>
          Times on {nameOf(day)}, {office().zoneLabel}
        </legend>
        {day.slots.map(({ startDateTime, toBeConfirmed }) => (
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
            <span>{nameOfTime(startDateTime)}</span>
            <span className={styles.own} data-own-time={startDateTime} />
            {toBeConfirmed && <span className={styles.own}> {HOST_CONFIRMS}</span>}
          </label>
        ))}
      </fieldset>
      <Button type="submit">Move my demo</Button>
    </form>
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

/** As the slot is named elsewhere; of a demo that is on no slot of today's office, its clock. */
function nameOfTime(startDateTime: string): string {
  return slotAt(office(), startDateTime)?.label ?? clockOf(startDateTime);
}
