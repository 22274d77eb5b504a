/**
 * Wall time in a time zone, with the daylight saving that `Intl` knows. Days and minutes are those of the zone, whatever
 * zone this machine is in.
 */
import type { IsoDate } from './iso-date.ts';
import type { Offset } from './office.ts';

/** What a clock on the wall shows. */
export interface WallTime {
  date: IsoDate;
  /** Of the day, from 0 to 1,439. */
  minute: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEK_MS = 7 * DAY_MINUTES * MINUTE_MS;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the zone is ahead of UTC at a moment. @throws {RangeError} when there is no such zone */
export function offsetAt(zone: string, moment: Date): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) shown[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute } = shown;
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return Math.round(wall / MINUTE_MS) - Math.floor(moment.getTime() / MINUTE_MS);
}

/** What clocks in the zone show at a moment. */
export function wallTimeAt(zone: string, moment: Date): WallTime {
  const wall = new Date(moment.getTime() + offsetAt(zone, moment) * MINUTE_MS);
  return {
    date: wall.toISOString().slice(0, 10),
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/**
 * The moment at which clocks in the zone show a time. Of a time that they show twice, the first; a time that they skip is
 * as long after the change as it would have been without it.
 * @param minute of the day; 1,440 is the midnight that ends it
 */
export function momentOf(zone: string, date: IsoDate, minute: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS;
  const [before, after] = [-DAY_MINUTES, DAY_MINUTES].map((away) =>
    offsetAt(zone, new Date(wall + away * MINUTE_MS)),
  ) as [number, number];
  const early = new Date(wall - before * MINUTE_MS);
  if (offsetAt(zone, early) === before) return early;
  const late = new Date(wall - after * MINUTE_MS);
  return offsetAt(zone, late) === after ? late : early;
}

/** ISO 8601 in the zone, to the second: `2026-01-15T08:00:00+05:30`. */
export function isoInZone(zone: string, moment: Date): string {
  const offset = offsetAt(zone, moment);
  const wall = new Date(moment.getTime() + offset * MINUTE_MS).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** The clock of a zone from one moment to another, as an `Office` has it. */
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

/** When the clock changed to what it is at the later moment, to the minute; no zone changes twice in a week. */
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

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
