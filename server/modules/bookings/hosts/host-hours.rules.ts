import type { WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { type IsoDate, laterDate, MINUTE_MS, momentOf, wallTimeAt, weekdayOf } from 'contract/dates.ts';
import { LRUCache } from 'lru-cache';
import type { HostHours } from './host.ts';
import { covers, type Interval, mergeIntervals, overlaps, subtractIntervals } from './interval.ts';

/** A day of a zone: 23 to 25 hours long where clocks change. */
interface ZoneDay extends Interval {
  date: IsoDate;
  /** Monday is 0. */
  weekday: number;
}

/** Moments that are kept: a year of two ranges a day in a dozen zones. */
const MOST_MOMENTS = 20_000;
const moments = new LRUCache<string, number>({ max: MOST_MOMENTS });

/** The days of a zone that have a moment in common with an interval, in order. */
function daysOf(zone: string, { start, end }: Interval): ZoneDay[] {
  const days: ZoneDay[] = [];
  let { date } = wallTimeAt(zone, new Date(start));
  for (let from = momentIn(zone, date, 0); from < end; ) {
    const next = laterDate(date, 1);
    const until = momentIn(zone, next, 0);
    // A zone that moves over the date line skips a day.
    if (until > from) days.push({ date, weekday: weekdayOf(date), start: from, end: until });
    [date, from] = [next, until];
  }
  return days;
}

/**
 * Returns the same as `momentOf`, remembered: a calendar needs the same moments again and again, and each takes `Intl`
 * some microseconds.
 */
function momentIn(zone: string, date: IsoDate, minute: number): number {
  const key = `${zone} ${date} ${minute}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const moment = momentOf(zone, date, minute).getTime();
  moments.set(key, moment);
  return moment;
}

/** Existing commitments of a host. */
export interface HostAgenda {
  /** Busy times from the host's calendars, merged. */
  busy: readonly Interval[];
  timeOff: readonly Interval[];
  /** The demos that the host holds, without their buffers. */
  demos: readonly Interval[];
}

/** Reports whether a host can take a demo. */
export type CanTake = (demo: Interval) => boolean;

/**
 * Creates the test whether a host can take a demo: it lies within the weekly hours and outside of the breaks, and with
 * its buffers it has no moment in common with time off, with the busy times of the calendars, or with another demo and
 * its buffers.
 * @param range the range of tested demos; the agenda covers it and the days that it touches
 */
export function createAvailability(host: HostHours, agenda: HostAgenda, range: Interval): CanTake {
  const days = daysOf(host.zone, range);
  const rangesOf = (week: WeeklyHours) =>
    mergeIntervals(days.flatMap((day) => hoursOn(day, week, host.zone)));
  const open = subtractIntervals(rangesOf(host.hours), rangesOf(host.breaks));
  const taken = mergeIntervals([...agenda.timeOff, ...agenda.demos.map((demo) => withBuffers(demo, host))]);
  const isFull = countDays(days, agenda.demos, host.mostADay);
  return (demo) => {
    if (!covers(open, demo) || isFull(demo)) return false;
    const wanted = withBuffers(demo, host);
    return !overlaps(taken, wanted) && !overlaps(agenda.busy, wanted);
  };
}

/** Reason why a host cannot take a demo, the first that holds. */
export type Obstacle = 'hours' | 'break' | 'off' | 'demo' | 'full' | 'busy';

const NOTHING: HostAgenda = { busy: [], timeOff: [], demos: [] };

/** Returns the reason why a host cannot take a demo, by the same rules; `undefined` where the host can. */
export function findObstacle(
  host: HostHours,
  { busy, timeOff, demos }: HostAgenda,
  demo: Interval,
): Obstacle | undefined {
  const can = (chosen: Partial<HostHours>, agenda: Partial<HostAgenda>) =>
    createAvailability({ ...host, ...chosen }, { ...NOTHING, ...agenda }, demo)(demo);
  const withoutMost = { mostADay: null };
  if (!can({ ...withoutMost, breaks: [] }, {})) return 'hours';
  if (!can(withoutMost, {})) return 'break';
  if (!can(withoutMost, { timeOff })) return 'off';
  if (!can(withoutMost, { demos })) return 'demo';
  if (!can({}, { demos })) return 'full';
  return can({}, { busy }) ? undefined : 'busy';
}

/** Returns the time that a demo takes of a host, with its buffers. */
export function withBuffers(
  { start, end }: Interval,
  { bufferBefore, bufferAfter }: Pick<HostHours, 'bufferBefore' | 'bufferAfter'>,
): Interval {
  return { start: start - bufferBefore * MINUTE_MS, end: end + bufferAfter * MINUTE_MS };
}

function hoursOn({ date, weekday }: ZoneDay, week: WeeklyHours, zone: string): Interval[] {
  return (week[weekday] ?? []).map(([from, to]) => ({
    start: momentIn(zone, date, from),
    end: momentIn(zone, date, to),
  }));
}

/** Returns a test whether the day on which a demo begins has as many as it may have. */
function countDays(
  days: readonly ZoneDay[],
  demos: readonly Interval[],
  mostADay: number | null,
): (demo: Interval) => boolean {
  if (mostADay === null) return () => false;
  const dayOf = ({ start }: Interval) => days.find((day) => day.start <= start && start < day.end);
  const counts = new Map<ZoneDay, number>();
  for (const demo of demos) {
    const day = dayOf(demo);
    if (day) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return (demo) => {
    const day = dayOf(demo);
    return day !== undefined && (counts.get(day) ?? 0) >= mostADay;
  };
}
