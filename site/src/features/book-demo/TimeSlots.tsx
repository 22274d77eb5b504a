import { DEMO_SLOTS, type DemoSlot, type IsoDate, isSlotPast } from 'contract/leads/demo-slots.ts';
import { useEffect, useRef } from 'react';
import choice from '../../design/ui/choice.module.css';
import { dayAndMonth } from './calendar-month.ts';
import type { SlotState } from './free-times.ts';
import styles from './TimeSlots.module.css';
import { ownTimeZone, visitorTime } from './visitor-time.ts';

interface TimeSlotsProps {
  date: IsoDate | undefined;
  selected: DemoSlot | undefined;
  now: Date;
  /** How a half-hour of the chosen day is shown. */
  stateOf: (slot: DemoSlot) => SlotState;
  onSelect: (slot: DemoSlot) => void;
}

/**
 * The half-hours of the chosen day, two to a row (S1 section 2.8). In another zone each also shows the visitor's time;
 * one that someone else has booked says so. It stays focusable, since it may have the focus when it is taken.
 */
export function TimeSlots({ date, selected, now, stateOf, onSelect }: TimeSlotsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the slots come below the calendar: bring them into view once there is a day.
    if (date) root.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [date]);

  if (!date) return <TimesToCome />;

  const timeZone = ownTimeZone();
  const slots = DEMO_SLOTS.map((slot) => ({
    slot,
    state: stateOf(slot),
    local: visitorTime(date, slot, timeZone),
  }));
  const hasPassed = DEMO_SLOTS.every((slot) => isSlotPast(date, slot, now));
  const localZone = slots.find(({ local }) => local)?.local?.timeZone;
  return (
    <div className={styles.root} ref={root}>
      <h2 className={styles.title}>{dayAndMonth(date)}</h2>
      {localZone && <p className={styles.legend}>{`Your time (${localZone}) is under each slot`}</p>}
      {hasPassed && <p className={styles.over}>No times left today. Pick another day.</p>}
      <div className={styles.slots}>
        {slots.map(({ slot, state, local }) => (
          <button
            className={`${choice.choice} ${styles.slot}`}
            key={slot.time}
            type="button"
            disabled={state === 'over'}
            aria-disabled={state === 'taken' || undefined}
            aria-label={state === 'taken' ? `${slot.label}, taken` : undefined}
            tabIndex={state === 'taken' ? -1 : undefined}
            aria-pressed={slot === selected && state === 'free'}
            onClick={() => state === 'free' && onSelect(slot)}
          >
            <span>{slot.label}</span>{' '}
            {/* Hidden from assistive technology: the slot's name stays its time, and the dialog says it in full. */}
            {(state === 'taken' || local) && (
              <span className={styles.local} aria-hidden="true">
                {state === 'taken' ? 'Taken' : local?.start}
              </span>
            )}
          </button>
        ))}
      </div>
      {/* Below the slots, so that they don't move: it may appear while a visitor reads them. */}
      {!hasPassed && slots.every(({ state }) => state !== 'free') && (
        <p className={styles.none}>No times left that day. Pick another.</p>
      )}
    </div>
  );
}

/** What there will be to choose from, in the place where it will be. A picture: these are no buttons yet. */
function TimesToCome() {
  return (
    <div className={`${styles.root} ${styles.waiting}`}>
      <p className={styles.prompt}>Pick a day to see open times.</p>
      <div className={`${styles.slots} ${styles.toCome}`} aria-hidden="true">
        {DEMO_SLOTS.map(({ time, label }) => (
          <span className={`${choice.choice} ${styles.slot}`} key={time}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
