import { moveDemoForm, toolAttributes } from 'contract/agents/form-tools.ts';
import { BOOKING_FIELDS, type BookingView } from 'contract/bookings/booking-view.ts';
import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { clockOf, slotAt } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import { DAY_MS, laterDate, weekdayOf } from 'contract/dates.ts';
import { Button } from '../../design/ui/Button.tsx';
import choice from '../../design/ui/choice.module.css';
import { office } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import styles from './DayChoice.module.css';
import { ChangeFields } from './GuestList.tsx';

/** A day in the calendar of a booked demo. */
interface CalendarCell {
  date: string;
  /** Day of the week, from 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** Its free half-hours; absent where it has none. */
  free?: CalendarDay;
}

/**
 * The days to which a demo can be moved, as a calendar with the times of the chosen one below. Each is a form of its own
 * with its free half-hours: radio buttons of one form are one stop of the Tab key, and those of a closed day would swallow
 * it.
 */
export function DayChoice({ view }: { view: BookingView }) {
  const words = wordsFor('bookedDemo');
  const cells = calendarCells(view.days);
  const weekdays = wordsFor('calendar').weekdays.map((name) => name.slice(0, 2));
  return (
    <div className={styles.root}>
      {weekdays.map((weekday) => (
        <span className={styles.weekday} aria-hidden="true" key={weekday}>
          {weekday}
        </span>
      ))}
      {weekdays.slice(0, (cells[0]?.weekday ?? 1) - 1).map((weekday) => (
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
                {free.slots.length === 1
                  ? words.oneTime
                  : fill(words.manyTimes, { count: free.slots.length })}
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
  const words = wordsFor('bookedDemo');
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
          {fill(words.timesOn, { day: nameOf(day), zone: office().zoneLabel })}
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
            <span className={styles.office}>{nameOfTime(startDateTime)}</span>
            <span className={styles.own} data-own-time={startDateTime} />
            {toBeConfirmed && <span className={styles.note}> {HOST_CONFIRMS}</span>}
          </label>
        ))}
      </fieldset>
      <Button type="submit">{words.move}</Button>
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

/** Returns the name of the slot as elsewhere; of a demo that is on no slot of today's office, its clock. */
function nameOfTime(startDateTime: string): string {
  return slotAt(office(), startDateTime)?.label ?? clockOf(startDateTime);
}

/** Each day from the first of these to the last, with those between that have no free time. */
export function calendarCells(days: readonly CalendarDay[]): CalendarCell[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const count = (Date.parse(last.date) - Date.parse(first.date)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => {
    const date = laterDate(first.date, index);
    const free = byDate.get(date);
    return { date, weekday: weekdayOf(date) + 1, ...(free && { free }) };
  });
}
