/**
 * The office that holds the demos (S1 sections 2.8, 3 and 9): which half-hours of a day there are, by the clock of its
 * zone, and how one is written on the wire. What is stored is UTC; a demo that is booked stays at its moment, whatever
 * becomes of the zone's rules or of the settings.
 */
import {
  type IsoDate,
  isoShown,
  isRealDate,
  MINUTE_MS,
  momentShown,
  type Offset,
  twoDigits,
  weekdayOf,
} from '../dates.ts';

/** Minutes of a day, from one to another; 1,440 is the midnight that ends it. */
export type OpenHours = readonly [from: number, to: number];

/** Opening hours of demos, and the clock they are read on. */
export interface Office {
  /** IANA name, `Asia/Kolkata`. */
  zone: string;
  /** Name of the zone for people, `India Standard Time`. */
  zoneLabel: string;
  /** Place of the clock, as in 'in India'. */
  place: string;
  /** Open hours of each day of the week, Monday first: in order, without overlaps. */
  hours: readonly (readonly OpenHours[])[];
  /**
   * The clock, in order; the first is good for everything before it too. As a list, since pages reckon with it: `Intl`
   * costs a phone too much, and a script too many bytes.
   */
  offsets: readonly Offset[];
  /** Prefix, `+91`, of a phone number without `+`, and its country: ISO 3166, `IN`. */
  dial: string;
  country: string;
  /** Length of a demo; each begins where the one before ends. */
  minutes: number;
}

/** Office of a site without settings (S1 section 9). */
export const DEFAULT_OFFICE: Office = {
  zone: 'Asia/Kolkata',
  zoneLabel: 'India Standard Time',
  place: 'India',
  hours: Array.from({ length: 7 }, () => [[8 * 60, 20 * 60]] as const),
  offsets: [[0, 330]],
  dial: '+91',
  country: 'IN',
  minutes: 30,
};

/** The interval that a demo request names: ISO 8601, local, with the office's offset at each moment. */
export interface DemoInterval {
  startDateTime: string;
  endDateTime: string;
}

/** One bookable interval of a day. */
export interface DemoSlot extends DemoInterval {
  start: Date;
  /** 12-hour wall time, `08:00 AM`: the visible name of the slot, which no other of its day has. */
  label: string;
}

/**
 * The slots of a day, in order: real time from opening to closing. On a day on which clocks change there may be more or
 * fewer; of a time that clocks show twice, the second has its offset in its label. A day that the zone skips has none.
 */
export function slotsOf(office: Office, date: IsoDate): DemoSlot[] {
  const labels = new Set<string>();
  const slots = (office.hours[weekdayOf(date)] ?? []).flatMap((hours) => slotsWithin(office, date, hours));
  return slots
    .filter(({ startDateTime }) => startDateTime.startsWith(date))
    .map((slot) => {
      const clock = clockOf(slot.startDateTime);
      const label = labels.has(clock) ? `${clock} (UTC${slot.startDateTime.slice(19)})` : clock;
      labels.add(clock);
      return { ...slot, label };
    });
}

function slotsWithin(office: Office, date: IsoDate, [from, to]: OpenHours): Omit<DemoSlot, 'label'>[] {
  const lengthMs = office.minutes * MINUTE_MS;
  const open = momentOf(office, date, from);
  const count = Math.max(0, Math.floor((momentOf(office, date, to) - open) / lengthMs));
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(open + index * lengthMs);
    return { start, ...intervalAt(office, start) };
  });
}

/** The demo that begins at a moment, as it travels; whether it is a slot of a day is not asked. */
export function intervalAt(office: Office, start: Date): DemoInterval {
  const begin = start.getTime();
  return {
    startDateTime: isoAt(office, begin),
    endDateTime: isoAt(office, begin + office.minutes * MINUTE_MS),
  };
}

/** The slot that begins at a time as it travels; `undefined` where that day has none. */
export function slotAt(office: Office, startDateTime: string): DemoSlot | undefined {
  const date = startDateTime.slice(0, 10);
  if (!isRealDate(date)) return undefined;
  return slotsOf(office, date).find((slot) => slot.startDateTime === startDateTime);
}

/** Reason why an interval cannot be booked; `undefined` when it can. */
export type SlotProblem = 'not_on_grid' | 'not_30_minutes' | 'past';

/**
 * Checks that an interval is one of the slots of a real day, as long as a demo and still to come. Both times must be
 * written as `slotsOf` writes them.
 */
export function findSlotProblem(office: Office, interval: DemoInterval, now: Date): SlotProblem | undefined {
  const slot = slotAt(office, interval.startDateTime);
  if (!slot) return 'not_on_grid';
  if (interval.endDateTime !== slot.endDateTime) return 'not_30_minutes';
  return slot.start <= now ? 'past' : undefined;
}

/** The day that it is in the office at a moment. */
export function dayOf(office: Office, moment: Date): IsoDate {
  return isoAt(office, moment.getTime()).slice(0, 10);
}

/** The moment at which a day begins in the office. */
export function startOfDay(office: Office, date: IsoDate): Date {
  return new Date(momentOf(office, date, 0));
}

/** Returns the times from which until which the office is open on a day, in milliseconds since 1970, in order. */
export function openTimesOf(office: Office, date: IsoDate): [from: number, until: number][] {
  return (office.hours[weekdayOf(date)] ?? []).map(([from, to]) => [
    momentOf(office, date, from),
    momentOf(office, date, to),
  ]);
}

/** The names of all slots that a week has, in the order of the day; a day on which clocks change may have others. */
export function labelsOfWeek({ hours, minutes }: Office): string[] {
  const starts = new Set<number>();
  for (const [from, to] of hours.flat()) {
    for (let minute = from; minute + minutes <= to; minute += minutes) starts.add(minute);
  }
  return [...starts].sort((one, other) => one - other).map(twelveHour);
}

/** The clock that a time on the wire shows, 12-hour: `08:00 AM` for `2026-01-15T08:00:00+05:30`. */
export function clockOf(dateTime: string): string {
  return twelveHour(Number(dateTime.slice(11, 13)) * 60 + Number(dateTime.slice(14, 16)));
}

function offsetAt({ offsets }: Office, moment: number): number {
  return (offsets.findLast(([since]) => since <= moment) ?? offsets[0])?.[1] ?? 0;
}

function momentOf(office: Office, date: IsoDate, minute: number): number {
  return momentShown((moment) => offsetAt(office, moment), date, minute);
}

function isoAt(office: Office, moment: number): string {
  return isoShown((at) => offsetAt(office, at), moment);
}

function twelveHour(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${twoDigits(hours % 12 || 12)}:${twoDigits(minute % 60)} ${hours < 12 ? 'AM' : 'PM'}`;
}
