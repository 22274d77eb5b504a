import type { CalendarSlot } from 'contract/bookings/demo-calendar.ts';
import { dateOf, type IsoDate, MINUTE_MS, type Offset, offsetsOf } from 'contract/dates.ts';

/** The free half-hours of a day by the clock of a zone, as ranges: `08:00-10:30`. */
export interface FreeDay {
  date: IsoDate;
  free: string[];
  /** Ranges that a host has to confirm; absent without any. */
  toBeConfirmed?: string[];
}

/** Zone of the person's clock and the wanted part of a day, in minutes of that day. */
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

interface Day {
  free: Range[];
  toBeConfirmed: Range[];
}

const DAY_MINUTES = 1_440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** `offsetsOf` looks once a week. */
const LOOK_AHEAD_MS = 8 * DAY_MS;

/** Days that have free half-hours. @param slots in the order of time, whatever zone they are written in */
export function listFreeDays(slots: readonly CalendarSlot[], wanted: Wanted): FreeDay[] {
  const { zone, minutes, after, before } = wanted;
  const starts = slots.map(({ startDateTime }) => Date.parse(startDateTime));
  const clock = openClock(zone, starts);
  const days = new Map<IsoDate, Day>();
  for (const [index, start] of starts.entries()) {
    const { freeSeats = 0, toBeConfirmed = false } = slots[index] ?? {};
    const { date, minute, suffix } = clock(start);
    const slot = { from: minute, to: minute + minutes, suffix };
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

/** Opens a clock for moments near to these: `Intl` is asked once, and not for each of 1,500 half-hours. */
function openClock(zone: string, starts: readonly number[]) {
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const offsets = offsetsOf(zone, new Date(first - DAY_MS), new Date(last + LOOK_AHEAD_MS));
  const offsetAt = (moment: number) => lastBefore(offsets, moment)?.[1] ?? 0;
  return (start: number) => {
    const offset = offsetAt(start);
    const wall = start + offset * MINUTE_MS;
    const minute = Math.floor((wall % DAY_MS) / MINUTE_MS);
    const midnight = start - minute * MINUTE_MS;
    const isOfChange = offsetAt(midnight) !== offsetAt(midnight + DAY_MS);
    return {
      date: dateOf(new Date(wall)),
      minute,
      suffix: isOfChange ? ` (UTC${offsetText(offset)})` : '',
    };
  };
}

function lastBefore(offsets: readonly Offset[], moment: number): Offset | undefined {
  return offsets.findLast(([since]) => since <= moment) ?? offsets[0];
}

function extend(ranges: Range[], slot: Range): void {
  const last = ranges.at(-1);
  if (last?.to === slot.from && last.suffix === slot.suffix) last.to = slot.to;
  else ranges.push(slot);
}

function textOf({ from, to, suffix }: Range): string {
  return `${clockText(from)}-${clockText(to)}${suffix}`;
}

/** Midnight ends a day as 24:00; a demo that goes on after it ends at a time of the next day. */
function clockText(minute: number): string {
  return hoursText(minute > DAY_MINUTES ? minute - DAY_MINUTES : minute);
}

function offsetText(offset: number): string {
  return `${offset < 0 ? '-' : '+'}${hoursText(Math.abs(offset))}`;
}

function hoursText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
