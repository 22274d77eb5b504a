import type { IsoDate } from 'contract/demo-slots.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './BookingCalendar.module.css';
import {
  addMonths,
  dayAfterKey,
  longDate,
  longMonth,
  monthOf,
  WEEKDAYS,
  weeksOfMonth,
} from './calendar-month.ts';

interface BookingCalendarProps {
  /** The day that it is in India: the first that can be chosen. */
  today: IsoDate;
  selected: IsoDate | undefined;
  onSelect: (date: IsoDate) => void;
}

/**
 * One month of days (S1 section 2.8), driven as the ARIA date grid pattern has it: one stop of the Tab key,
 * arrows by day and week, Home and End in the week, Page Up and Page Down by month.
 */
export function BookingCalendar({ today, selected, onSelect }: BookingCalendarProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(selected ?? today);
  // Midnight may pass while the page stands open.
  const reachable = wanted < today ? today : wanted;
  const focusAfterRender = useRef(false);
  const month = monthOf(reachable);

  useEffect(() => {
    if (!focusAfterRender.current) return;
    focusAfterRender.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const moveByKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(reachable, event.key);
    if (!next) return;
    event.preventDefault();
    if (next < today && reachable === today) return;
    focusAfterRender.current = true;
    setWanted(next);
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
          aria-label="Previous month"
          disabled={month <= monthOf(today)}
          onClick={() => setWanted(addMonths(reachable, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button
          className={styles.turn}
          type="button"
          aria-label="Next month"
          onClick={() => setWanted(addMonths(reachable, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid pattern builds on a table */}
      <table className={styles.grid} role="grid" aria-labelledby={titleId} ref={grid} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th className={styles.weekday} key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  {monthOf(date) === month && (
                    <button
                      className={styles.day}
                      type="button"
                      tabIndex={date === reachable ? 0 : -1}
                      disabled={date < today}
                      aria-label={longDate(date)}
                      aria-current={date === today ? 'date' : undefined}
                      aria-pressed={date === selected}
                      onClick={() => {
                        setWanted(date);
                        onSelect(date);
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
