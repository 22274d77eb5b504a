import { MINUTE_MS } from 'contract/dates.ts';
import type { HostHours } from './host.ts';
import { covers, type Interval, mergeIntervals, overlaps, subtractIntervals } from './interval.ts';
import type { WeeklyHours } from './weekly-hours.ts';
import { daysOf, momentIn, type ZoneDay } from './zone-days.ts';

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
