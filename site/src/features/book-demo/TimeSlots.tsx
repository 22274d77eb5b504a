import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { type DemoSlot, labelsOfWeek } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import type { IsoDate } from 'contract/dates.ts';
import { Fragment, useEffect, useId, useRef } from 'react';
import choice from '../../design/ui/choice.module.css';
import { LineIcon } from '../../design/ui/LineIcon.tsx';
import unseen from '../../design/ui/unseen.module.css';
import { office, slotsOn } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import { dayAndMonth } from './calendar-month.ts';
import type { SlotState } from './free-times.ts';
import { ownClock } from './NoneFits.tsx';
import styles from './TimeSlots.module.css';
import { nameDays, ownTimeZone, visitorTime } from './visitor-time.ts';

/** Parts of a day. At night, from 22:00 to 06:00, a half-hour is offered, and looks like one at which most people sleep. */
type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** Half-hours that have room beside the calendar. */
const SLOTS_TO_COME = 16;

interface TimeSlotsProps {
  date: IsoDate | undefined;
  selected: DemoSlot | undefined;
  now: Date;
  /** Returns the state of a half-hour of the chosen day. */
  stateOf: (slot: DemoSlot) => SlotState;
  /** Returns true if its host has to confirm it. */
  isToBeConfirmed: (slot: DemoSlot) => boolean;
  onSelect: (slot: DemoSlot) => void;
}

/**
 * The half-hours of the chosen day, two to a row (S1 section 2.8), by the visitor's part of the day. In another zone the
 * visitor's time comes first and larger; one that someone else has booked says so. It stays focusable, since it may have
 * the focus when it is taken.
 */
export function TimeSlots({ date, selected, now, stateOf, isToBeConfirmed, onSelect }: TimeSlotsProps) {
  const words = wordsFor('booking');
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the slots come below the calendar: bring them into view once there is a day.
    if (date) root.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [date]);

  if (!date) return <TimesToCome />;

  const timeZone = ownTimeZone();
  const slots = slotsOn(date).map((slot) => ({
    slot,
    state: stateOf(slot),
    note: isToBeConfirmed(slot) ? HOST_CONFIRMS : '',
    local: visitorTime(slot, timeZone),
    minute: ownClock(slot.start),
  }));
  const hasPassed = slots.length > 0 && slots.every(({ slot }) => slot.start <= now);
  const localZone = slots.find(({ local }) => local)?.local?.timeZone;
  return (
    <div className={styles.root} ref={root}>
      <h2 className={styles.title} id={titleId}>
        {nameDays(slotsOn(date), timeZone) ?? dayAndMonth(date)}
      </h2>
      {localZone && (
        <p className={styles.legend}>{fill(words.legend, { own: localZone, zone: office().zoneLabel })}</p>
      )}
      {hasPassed && <p className={styles.over}>{words.noneToday}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not scroll as a grid in every engine */}
      <div className={styles.slots} role="group" aria-labelledby={titleId}>
        {byPartOfDay(slots).map(([part, itsSlots]) => (
          <Fragment key={part}>
            <h3 className={styles.part}>{wordsFor('booking')[part]}</h3>
            {itsSlots.map(({ slot, state, note, local }) => (
              <button
                className={`${choice.choice} ${styles.slot} ${part === 'night' ? styles.night : ''} ${note ? styles.noted : ''}`}
                key={slot.label}
                type="button"
                disabled={state === 'over'}
                aria-disabled={state === 'taken' || undefined}
                // Its name stays its time in the office; what it is for the visitor describes it.
                aria-description={
                  [
                    local &&
                      fill(part === 'night' ? words.yourTimeAtNight : words.yourTimeIs, {
                        time: local.start,
                      }),
                    note,
                  ]
                    .filter(Boolean)
                    .join('. ') || undefined
                }
                tabIndex={state === 'taken' ? -1 : undefined}
                aria-pressed={slot.label === selected?.label && state === 'free'}
                onClick={() => state === 'free' && onSelect(slot)}
              >
                <span className={styles.large} aria-hidden={Boolean(local) || state === 'taken' || undefined}>
                  {part === 'night' && <LineIcon name="moon" size={14} />}
                  <span>{local?.start ?? slot.label}</span>
                </span>{' '}
                {state === 'taken' ? (
                  <>
                    <span className={unseen.unseen}>{fill(words.slotTakenName, { time: slot.label })}</span>
                    <span className={styles.small} aria-hidden="true">
                      {words.slotTaken}
                    </span>
                  </>
                ) : (
                  local && <span className={styles.small}>{slot.label}</span>
                )}
                {note && (
                  <span className={styles.small} aria-hidden="true">
                    {note}
                  </span>
                )}
              </button>
            ))}
          </Fragment>
        ))}
      </div>
      {/* Below the slots, so that they don't move: it may appear while a visitor reads them. */}
      {!hasPassed && slots.every(({ state }) => state !== 'free') && (
        <p className={styles.none}>{words.noneThatDay}</p>
      )}
    </div>
  );
}

/** Times to come, in their place. A picture: these are no buttons yet. */
function TimesToCome() {
  return (
    <div className={`${styles.root} ${styles.waiting}`}>
      <p className={styles.prompt}>{wordsFor('booking').prompt}</p>
      <div className={`${styles.slots} ${styles.toCome}`} aria-hidden="true">
        {labelsOfWeek(office())
          .slice(0, SLOTS_TO_COME)
          .map((label) => (
            <span className={`${choice.choice} ${styles.slot}`} key={label}>
              {label}
            </span>
          ))}
      </div>
    </div>
  );
}

/** Returns the part of the day that a minute since midnight belongs to. */
function partOf(minute: number): PartOfDay {
  const hour = minute / 60;
  if (hour < 6 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The parts of the day in which something begins, each with what begins in it, in the order in which they come; night last. */
function byPartOfDay<Begun extends { minute: number }>(all: readonly Begun[]): [PartOfDay, Begun[]][] {
  const parts = new Map<PartOfDay, Begun[]>();
  for (const each of all) {
    const part = partOf(each.minute);
    parts.set(part, [...(parts.get(part) ?? []), each]);
  }
  return [...parts].sort(([a], [b]) => Number(a === 'night') - Number(b === 'night'));
}
