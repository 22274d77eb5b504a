/**
 * The office that holds the demos (S1 sections 2.8, 3 and 9): which half-hours of a day there are, by the clock of its
 * zone, and how one is written on the wire. What is stored is UTC; a demo that is booked stays at its moment, whatever
 * becomes of the zone's rules or of the settings.
 */
import { type IsoDate, isRealDate, weekdayOf } from './iso-date.ts';
import { isoAtOffset, isoInZone, momentOf, offsetAt, wallTimeAt } from './zoned-time.ts';

/** From a minute of the day to another; 1,440 is the midnight that ends it. */
export type OpenHours = readonly [from: number, to: number];

/** When demos are held, and by whose clock. */
export interface Office {
  /** IANA name, `Asia/Kolkata`. */
  zone: string;
  /** What people call the zone, `India Standard Time`. */
  zoneLabel: string;
  /** Where the clock stands, as in 'in India'. */
  place: string;
  /** What is open on each day of the week, Monday first: in order, without overlaps. */
  hours: readonly (readonly OpenHours[])[];
  /** How long a demo is; each begins where the one before ends. */
  minutes: number;
}

/** What a site without settings has (S1 section 9). */
export const DEFAULT_OFFICE: Office = {
  zone: 'Asia/Kolkata',
  zoneLabel: 'India Standard Time',
  place: 'India',
  hours: Array.from({ length: 7 }, () => [[8 * 60, 20 * 60]] as const),
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

const MINUTE_MS = 60_000;

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
  const [open, close] = [momentOf(office.zone, date, from), momentOf(office.zone, date, to)];
  const offset = offsetAt(office.zone, open);
  // Nearly always: two months of days that ask `Intl` for each slot would take a visitor's patience.
  const isConstant = offset === offsetAt(office.zone, close);
  const write = (at: Date) => (isConstant ? isoAtOffset(offset, at) : isoInZone(office.zone, at));
  const lengthMs = office.minutes * MINUTE_MS;
  const count = Math.max(0, Math.floor((close.getTime() - open.getTime()) / lengthMs));
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(open.getTime() + index * lengthMs);
    const end = new Date(start.getTime() + lengthMs);
    return { start, startDateTime: write(start), endDateTime: write(end) };
  });
}

/** The demo that begins at a moment, as it travels; whether it is a slot of a day is not asked. */
export function intervalAt({ zone, minutes }: Office, start: Date): DemoInterval {
  return {
    startDateTime: isoInZone(zone, start),
    endDateTime: isoInZone(zone, new Date(start.getTime() + minutes * MINUTE_MS)),
  };
}

/** The slot that begins at a time as it travels; `undefined` where that day has none. */
export function slotAt(office: Office, startDateTime: string): DemoSlot | undefined {
  const date = startDateTime.slice(0, 10);
  if (!isRealDate(date)) return undefined;
  return slotsOf(office, date).find((slot) => slot.startDateTime === startDateTime);
}

/** Why an interval cannot be booked; `undefined` when it can. */
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
export function dayOf({ zone }: Office, moment: Date): IsoDate {
  return wallTimeAt(zone, moment).date;
}

/** The moment at which a day begins in the office. */
export function startOfDay({ zone }: Office, date: IsoDate): Date {
  return momentOf(zone, date, 0);
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

function twelveHour(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${twoDigits(hours % 12 || 12)}:${twoDigits(minute % 60)} ${hours < 12 ? 'AM' : 'PM'}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
