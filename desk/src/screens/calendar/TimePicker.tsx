import { useQuery } from '@tanstack/react-query';
import { isRealDate } from 'contract/dates.ts';
import type { CalendarFrame } from 'contract/desk/calendar.ts';
import { useId, useState } from 'react';
import { useZone } from '../../shared/session.ts';
import { clockOf, clockThere, dayOf, theirClock } from '../../shared/time.ts';
import { DayField } from '../../shared/ui/DayField.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { freeQuery } from './calendar-queries.ts';
import styles from './TimePicker.module.css';
import { daysFrom, placeOf } from './week.rules.ts';

/** Days in which the first free half-hour is looked for. */
const SOON = 14;

interface Props {
  frame: CalendarFrame;
  value: string | undefined;
  onChange: (start: string) => void;
  /** The day to open with; without it, the first on which something is free. */
  day?: string;
  /** The visitor's zone, as their browser told it: their clock stands beside ours. */
  theirZone?: string | null | undefined;
  error?: string | undefined;
}

/** A day, and the half-hours of it that are free. */
export function TimePicker({ frame, value, onChange, day: first, theirZone, error }: Props) {
  const zone = useZone();
  const name = useId();
  const today = dayOf(new Date(), zone);
  const [chosen, setDay] = useState(value ? dayOf(new Date(value), zone) : first);
  // Late in the day, or before a weekend, the first day on which something is free.
  const soon = useQuery({ ...freeQuery(daysFrom(today, SOON)), enabled: chosen === undefined });
  const [soonest] = soon.data?.times ?? [];
  const day = chosen ?? (soonest ? placeOf(soonest.start, zone).day : today);
  const free = useQuery({ ...freeQuery([day]), enabled: isRealDate(day) });
  const times = free.data?.times.filter(({ start }) => placeOf(start, zone).day === day) ?? [];
  const { office } = frame;
  const isElsewhere = times.some(({ start }) => clockThere(start, zone, office.zone));
  return (
    <div className={styles.picker}>
      <DayField label="Day" value={day} onChange={setDay} />
      <fieldset className={styles.times} aria-busy={free.isFetching}>
        <legend>Time, by your clock{isElsewhere && ` and by that of ${office.place}`}</legend>
        <div className={styles.list}>
          {times.map(({ start, toBeConfirmed }) => (
            <label key={start} className={styles.time}>
              <input type="radio" name={name} checked={start === value} onChange={() => onChange(start)} />
              <span>{clockOf(new Date(start), zone)}</span>
              {clockThere(start, zone, office.zone) && <small>{clockThere(start, zone, office.zone)}</small>}
              {theirClock(start, zone, theirZone) && <small>{theirClock(start, zone, theirZone)}</small>}
              {toBeConfirmed && <small>host to confirm</small>}
            </label>
          ))}
        </div>
        {free.data && times.length === 0 && <p className={styles.none}>Nothing is free on this day.</p>}
        {free.error && <p className={styles.error}>{messageOf(free.error)}</p>}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </fieldset>
    </div>
  );
}
