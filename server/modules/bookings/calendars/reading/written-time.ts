import { DAY_MS } from 'contract/dates.ts';
/**
 * Wall time of the zone of an event, as milliseconds since 1970 that a clock in UTC would show. Rules count days and
 * hours of the wall; only their results become moments.
 */
export type WallMs = number;

/** A day or time as a value writes it (RFC 5545 sections 3.3.4 and 3.3.5). */
export interface TimeValue {
  wall: WallMs;
  /** Set where it is only a day. */
  isDay: boolean;
  /** A moment, whatever zone stands beside it. */
  isUtc: boolean;
}

/** Length greater than any event's: a number of more digits is damage. */
const MOST_MS = 100 * 366 * DAY_MS;
/**
 * Pattern of times, also with the hyphens and colons of ISO 8601, without seconds, and with an offset, as some programs
 * write it.
 */
const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?(?:(Z)|([+-]\d\d:?\d\d))?)?$/i;
/** Pattern of durations, also without `P` or `T`. */
const DURATION =
  /^([+-]?)P?(?=T?\d)(?:(\d{1,9})W)?(?:(\d{1,9})D)?T?(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?$/i;
const OFFSET = /^([+-])(\d\d):?(\d\d)?:?(\d\d)?$/;

/** `undefined` where it is no time, such as the 31st of June. */
export function readTime(written: string): TimeValue | undefined {
  const [all, year, month, day, hour, minute, second, utc, offset] = TIME.exec(written.trim()) ?? [];
  if (all === undefined) return undefined;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isReal = new Date(date).getUTCMonth() === Number(month) - 1 && Number(day) > 0;
  if (!isReal || Number(hour ?? 0) > 24 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 60)
    return undefined;
  const wall = date + (Number(hour ?? 0) * 3_600 + Number(minute ?? 0) * 60 + Number(second ?? 0)) * 1_000;
  const ahead = offset === undefined ? 0 : (readOffset(offset) ?? 0);
  return { wall: wall - ahead, isDay: hour === undefined, isUtc: Boolean(utc ?? offset) };
}

/** Milliseconds; negative ones are for alarms. */
export function readDuration(written: string): number | undefined {
  const [all, sign, ...numbers] = DURATION.exec(written.trim()) ?? [];
  if (all === undefined) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbers.map((each) => Number(each ?? 0));
  const ms = (weeks * 7 + days) * DAY_MS + (hours * 3_600 + minutes * 60 + seconds) * 1_000;
  if (ms > MOST_MS) return undefined;
  return sign === '-' ? -ms : ms;
}

/** `+0530`: milliseconds that clocks are ahead of UTC. */
export function readOffset(written: string): number | undefined {
  const [all, sign, hours, minutes = '0', seconds = '0'] = OFFSET.exec(written.trim()) ?? [];
  if (all === undefined) return undefined;
  const ms = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -ms : ms;
}
