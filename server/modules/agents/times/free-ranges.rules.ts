import type { CalendarSlot } from 'contract/bookings/demo-calendar.ts';
import type { IsoDate } from 'contract/bookings/iso-date.ts';
import { isoInZone, momentOf, offsetAt, wallTimeAt } from 'contract/bookings/zoned-time.ts';

/** The free half-hours of a day by the clock of a zone, as ranges: `08:00-10:30`. */
export interface FreeDay {
  date: IsoDate;
  free: string[];
  /** Those that a host has to confirm; absent without any. */
  toBeConfirmed?: string[];
}

/** By which clock, and what of a day, in minutes of that day. */
export interface Wanted {
  zone: string;
  /** Length of a demo. */
  minutes: number;
  /** The earliest start. */
  after: number;
  /** The latest end. */
  before: number;
}

/** A half-hour, or several that touch. */
interface Range {
  from: number;
  to: number;
  /** ` (UTC+01:00)` on a day on which the clock changes, since it may show a time twice; else empty. */
  suffix: string;
}

type Ranges = Record<'free' | 'toBeConfirmed', Range[]>;

const DAY_MINUTES = 1_440;

/** Days that have free half-hours. @param slots in the order of time, whatever zone they are written in */
export function listFreeDays(slots: readonly CalendarSlot[], wanted: Wanted): FreeDay[] {
  const { zone, minutes, after, before } = wanted;
  const days = new Map<IsoDate, Ranges>();
  for (const { startDateTime, freeSeats, toBeConfirmed = false } of slots) {
    const start = new Date(startDateTime);
    const { date, minute } = wallTimeAt(zone, start);
    const slot = { from: minute, to: minute + minutes, suffix: suffixOf(zone, date, start) };
    if (freeSeats === 0 || slot.from < after || slot.to > before) continue;
    const day = days.get(date) ?? { free: [], toBeConfirmed: [] };
    days.set(date, day);
    extend(day[toBeConfirmed ? 'toBeConfirmed' : 'free'], slot);
  }
  return [...days].map(([date, { free, toBeConfirmed }]) => ({
    date,
    free: free.map(textOf),
    ...(toBeConfirmed.length > 0 && { toBeConfirmed: toBeConfirmed.map(textOf) }),
  }));
}

function extend(ranges: Range[], slot: Range): void {
  const last = ranges.at(-1);
  if (last?.to === slot.from && last.suffix === slot.suffix) last.to = slot.to;
  else ranges.push(slot);
}

function suffixOf(zone: string, date: IsoDate, start: Date): string {
  const [first, last] = [0, DAY_MINUTES].map((minute) => offsetAt(zone, momentOf(zone, date, minute)));
  return first === last ? '' : ` (UTC${isoInZone(zone, start).slice(19)})`;
}

function textOf({ from, to, suffix }: Range): string {
  return `${clockText(from)}-${clockText(to)}${suffix}`;
}

/** Midnight ends a day as 24:00; a demo that goes on after it ends at a time of the next day. */
function clockText(minute: number): string {
  const ofDay = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute;
  const [hours, minutes] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
