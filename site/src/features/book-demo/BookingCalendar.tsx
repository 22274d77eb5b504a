import { fill } from 'contract/content/fill.ts';
import type { IsoDate } from 'contract/dates.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { LineIcon } from '../../design/ui/LineIcon.tsx';
import { wordsFor } from '../../words.ts';
import styles from './BookingCalendar.module.css';
import {
  addMonths,
  dayAfterKey,
  dayName,
  type IsoMonth,
  longMonth,
  monthOf,
  weeksOfMonth,
} from './calendar-month.ts';

interface BookingCalendarProps {
  /** True once the months can be turned: not before the script is there. */
  isAlive?: boolean;
  /** The day that it is in the office: the first that can be chosen. */
  today: IsoDate;
  selected: IsoDate | undefined;
  /** Returns true if it is known that a day has nothing left. */
  isFull: (date: IsoDate) => boolean;
  onSelect: (date: IsoDate) => void;
  onMonthShown: (month: IsoMonth) => void;
}

/**
 * One month of days (S1 section 2.8), driven as the ARIA date grid pattern has it: one stop of the Tab key,
 * arrows by day and week, Home and End in the week, Page Up and Page Down by month. Those keys pass over a day without
 * free time too, which says so: it may have the focus when the answer comes. The first month begins with yesterday's week
 * and goes on into the next month.
 */
export function BookingCalendar({
  isAlive = true,
  today,
  selected,
  isFull,
  onSelect,
  onMonthShown,
}: BookingCalendarProps) {
  const words = wordsFor('booking');
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, want] = useState(selected ?? today);
  /** The month in which a day of the next one was pressed: what is under the pointer stays there. */
  const [kept, keep] = useState<IsoMonth>();
  // Midnight may pass while the page stands open.
  const reachable = wanted < today ? today : wanted;
  /** The day that a key leads to. It is named, because an effect of the render before may run after the key. */
  const focusWhenShown = useRef<IsoDate>(undefined);
  const month = kept && kept >= monthOf(today) ? kept : monthOf(reachable);
  const setWanted = (date: IsoDate) => {
    want(date);
    keep(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: of each month once
  useEffect(() => onMonthShown(month), [month]);

  useEffect(() => {
    if (focusWhenShown.current !== wanted) return;
    focusWhenShown.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  /** True of a day of this month, and, in the first month, of those that follow. */
  const isShown = (date: IsoDate) => monthOf(date) === month || (month === monthOf(today) && date > today);

  const moveByKey = (event: KeyboardEvent) => {
    // A reader's cursor may have set the focus on another day than the tab key would.
    const from = (event.target as HTMLButtonElement).value || reachable;
    const next = dayAfterKey(from, event.key);
    if (!next) return;
    event.preventDefault();
    if (next < today && from === today) return;
    focusWhenShown.current = next;
    setWanted(next);
  };

  const drawDay = (date: IsoDate) => {
    const hasNothing = date >= today && isFull(date);
    return (
      <button
        className={styles.day}
        type="button"
        value={date}
        // The styles write it: the button's name says the month already.
        data-month={monthOf(date) > month && date.endsWith('-01') ? longMonth(date).slice(0, 3) : undefined}
        tabIndex={date === reachable ? 0 : -1}
        disabled={date < today}
        aria-disabled={hasNothing || undefined}
        aria-label={hasNothing ? fill(words.fullDay, { day: dayName(date) }) : dayName(date)}
        aria-current={date === today ? 'date' : undefined}
        aria-pressed={date === selected}
        onClick={() => {
          want(date);
          keep(month);
          if (!hasNothing) onSelect(date);
        }}
      >
        {Number(date.slice(8))}
      </button>
    );
  };

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} aria-live="polite">
          {longMonth(month)}
        </h2>
        <button
          className={styles.turn}
          type="button"
          aria-label={words.previousMonth}
          disabled={month <= monthOf(today)}
          onClick={() => setWanted(addMonths(`${month}${reachable.slice(7)}`, -1))}
        >
          <LineIcon name="chevronLeft" />
        </button>
        <button
          className={styles.turn}
          type="button"
          aria-label={words.nextMonth}
          disabled={!isAlive}
          onClick={() => setWanted(addMonths(`${month}${reachable.slice(7)}`, 1))}
        >
          <LineIcon name="chevronRight" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid pattern builds on a table */}
      <table className={styles.grid} role="grid" aria-labelledby={titleId} ref={grid} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {wordsFor('calendar').weekdays.map((name) => (
              <th className={styles.weekday} key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month, today).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>{isShown(date) && drawDay(date)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
