import { DEMO_SLOTS, type DemoSlot, type IsoDate, isSlotPast } from 'contract/demo-slots.ts';
import { useEffect, useRef } from 'react';
import { dayAndMonth } from './calendar-month.ts';
import styles from './TimeSlots.module.css';
import { visitorTime } from './visitor-time.ts';

interface TimeSlotsProps {
  date: IsoDate | undefined;
  selected: DemoSlot | undefined;
  now: Date;
  onSelect: (slot: DemoSlot) => void;
}

/** The half-hours of the chosen day, two to a row (S1 section 2.8). In another zone each also shows the visitor's time. */
export function TimeSlots({ date, selected, now, onSelect }: TimeSlotsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the slots come below the calendar: bring them into view once there is a day.
    if (date) root.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [date]);

  if (!date) return <p className={styles.empty}>Choose a day to see its times.</p>;

  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const slots = DEMO_SLOTS.map((slot) => ({
    slot,
    isPast: isSlotPast(date, slot, now),
    local: visitorTime(date, slot, timeZone),
  }));
  const localZone = slots.find(({ local }) => local)?.local?.timeZone;
  return (
    <div className={styles.root} ref={root}>
      <h2 className={styles.title}>{dayAndMonth(date)}</h2>
      {localZone && <p className={styles.legend}>In small: your time, {localZone}</p>}
      {slots.every(({ isPast }) => isPast) && (
        <p className={styles.over}>All times of this day have passed. Please choose another day.</p>
      )}
      <div className={styles.slots}>
        {slots.map(({ slot, isPast, local }) => (
          <button
            className={styles.slot}
            key={slot.time}
            type="button"
            disabled={isPast}
            aria-pressed={slot === selected}
            onClick={() => onSelect(slot)}
          >
            {slot.label}
            {/* Hidden from assistive technology: the slot's name stays its time, and the dialog says it in full. */}
            {local && (
              <span className={styles.local} aria-hidden="true">
                {local.start}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
