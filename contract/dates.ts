/** Calendar day, `YYYY-MM-DD`, in whichever zone. */
export type IsoDate = string;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Returns the day so many days later, or earlier. */
export function laterDate(date: IsoDate, days: number): IsoDate {
  const midnight = midnightOf(date);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return dateOf(midnight);
}

/** Reports whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const midnight = midnightOf(date);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}

/** Returns the day of the week: 0 is Monday, 6 Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (midnightOf(date).getUTCDay() + 6) % 7;
}

/** Returns the day of a moment in UTC. */
export function dateOf(moment: Date): IsoDate {
  return moment.toISOString().slice(0, 10);
}

/** Returns the moment at which a day begins in UTC. */
export function midnightOf(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Returns `November 28, 2026`: the day of a moment (ISO 8601) in UTC. */
export function longDate(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Start, in milliseconds since 1970, from which a clock is so many minutes ahead of UTC. */
export type Offset = readonly [sinceMs: number, minutes: number];

/** Minutes that a clock is ahead of UTC at a moment, which is in milliseconds since 1970. */
export type OffsetAt = (moment: number) => number;

/**
 * Returns the moment at which a clock shows a time, in milliseconds since 1970. Of a time that it shows twice, the
 * first; a time that it skips is as long after the change as it would have been without it.
 * @param minute of the day; 1,440 is the midnight that ends it
 */
export function momentShown(offsetAt: OffsetAt, date: IsoDate, minute: number): number {
  const wall = Date.parse(date) + minute * MINUTE_MS;
  const before = offsetAt(wall - DAY_MS);
  const early = wall - before * MINUTE_MS;
  if (offsetAt(early) === before) return early;
  const after = offsetAt(wall + DAY_MS);
  const late = wall - after * MINUTE_MS;
  return offsetAt(late) === after ? late : early;
}

/** Returns ISO 8601 by a clock, to the second: `2026-01-15T08:00:00+05:30`. */
export function isoShown(offsetAt: OffsetAt, moment: number): string {
  const offset = offsetAt(moment);
  const wall = new Date(moment + offset * MINUTE_MS).toISOString().slice(0, 19);
  const ahead = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Time on a wall clock. */
export interface WallTime {
  date: IsoDate;
  /** Minute of the day, from 0 to 1,439. */
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the minutes that a zone is ahead of UTC at a moment, with the daylight saving that `Intl` knows, whatever
 * zone this machine is in.
 * @throws {RangeError} when there is no such zone
 */
export function offsetAt(zone: string, moment: Date): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) shown[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute } = shown;
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return Math.round(wall / MINUTE_MS) - Math.floor(moment.getTime() / MINUTE_MS);
}

/** Returns the time that clocks in a zone show at a moment. */
export function wallTimeAt(zone: string, moment: Date): WallTime {
  const wall = new Date(moment.getTime() + offsetAt(zone, moment) * MINUTE_MS);
  return { date: dateOf(wall), minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/** Returns the moment at which clocks in a zone show a time, by the rules of `momentShown`. */
export function momentOf(zone: string, date: IsoDate, minute: number): Date {
  return new Date(momentShown(clockIn(zone), date, minute));
}

/** Returns ISO 8601 in a zone, to the second. */
export function isoInZone(zone: string, moment: Date): string {
  return isoShown(clockIn(zone), moment.getTime());
}

/** Returns the clock of a zone from one moment to another, as an `Office` has it. */
export function offsetsOf(zone: string, from: Date, until: Date): Offset[] {
  const offsets: Offset[] = [];
  let before = from.getTime();
  for (let at = before; at < until.getTime(); at += WEEK_MS) {
    const minutes = offsetAt(zone, new Date(at));
    if (minutes !== offsets.at(-1)?.[1]) offsets.push([changeBetween(zone, before, at), minutes]);
    before = at;
  }
  return offsets;
}

/** Returns the minute in which a clock changed to its time at the later moment; no zone changes twice in a week. */
function changeBetween(zone: string, early: number, late: number): number {
  const minutes = offsetAt(zone, new Date(late));
  let [before, after] = [early, late];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(zone, new Date(middle)) === minutes) after = middle;
    else before = middle;
  }
  return after;
}

function clockIn(zone: string): OffsetAt {
  return (moment) => offsetAt(zone, new Date(moment));
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
