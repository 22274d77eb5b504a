import type { Budget } from './budget.ts';
import { DAY_MS } from './day-of-rule.ts';
import { type EndingRule, type Occurrence, type ReadEvent, toMoment, type WrittenTime } from './event.ts';
import { expandRule, type Window } from './expand-rule.ts';
import { lastUpTo } from './last-up-to.ts';
import type { WallMs } from './written-time.ts';

/** Facts that an occurrence takes from the event, or from the exception that replaces it. */
type Shape = Pick<ReadEvent, 'lengthMs' | 'isLengthOfWall' | 'travelMs' | 'isBusy'>;

/**
 * Lists the times at which the host is busy with one event and its exceptions, within a window of moments. Of several
 * versions of an event or exception the one with the highest sequence counts.
 * @param events all of one UID
 */
export function listOccurrences(
  events: readonly ReadEvent[],
  window: Window,
  { spend }: Pick<Budget, 'spend'>,
): Occurrence[] {
  const exceptions = newest(events.filter(({ replaces }) => replaces));
  const masters = newest(events.filter(({ replaces }) => !replaces));
  const series = masters.flatMap((master) => expandSeries(master, exceptions, window, spend));
  // An exception counts also where the event itself is not in the file, or no longer has that occurrence.
  const single = exceptions.filter(({ isBusy }) => isBusy).map((each) => toOccurrence(each.start, each));
  return [...series, ...single].filter(
    ({ start, end }) => start < end && start < window.until && end > window.from,
  );
}

/**
 * Returns the versions with the highest sequence of each event or exception; several where a file gives one number to
 * all.
 */
function newest(events: readonly ReadEvent[]): ReadEvent[] {
  const placeOf = ({ replaces }: ReadEvent) => (replaces ? toMoment(replaces) : 0);
  const highest = new Map<number, number>();
  for (const event of events) {
    const place = placeOf(event);
    highest.set(place, Math.max(highest.get(place) ?? 0, event.sequence));
  }
  return events.filter((event) => event.sequence === highest.get(placeOf(event)));
}

function expandSeries(
  master: ReadEvent,
  exceptions: readonly ReadEvent[],
  window: Window,
  spend: () => void,
): Occurrence[] {
  const own = exceptions.map((event) => {
    spend();
    return event.replaces
      ? { ...event, replaces: { ...event.replaces, ...inSeries(event.replaces, master) } }
      : event;
  });
  const isReplaced = matcherOf(own.flatMap(({ replaces }) => replaces ?? []));
  const isExcluded = matcherOf(master.excluded.map((each) => inSeries(each, master)));
  const changes = own
    .flatMap((event) => (event.replaces?.andFollowing ? [{ event, from: toMoment(event.replaces) }] : []))
    .sort((one, other) => one.from - other.from);
  const wide = widen(
    window,
    [master, ...own],
    changes.map(({ event }) => shiftOf(event)),
  );
  const excludedByRule = new Set(
    master.excludedRules.flatMap((each) => wallsOf(each, master, wide, spend, true)),
  );

  const occurrences: Occurrence[] = [];
  const add = (time: WrittenTime, lengthMs?: number) => {
    const moment = toMoment(time);
    if (isReplaced(time, moment) || isExcluded(time, moment) || excludedByRule.has(time.wall)) return;
    const change = lastUpTo(changes, moment)?.event;
    const shape: Shape = change ?? {
      ...master,
      ...(lengthMs !== undefined && { lengthMs, isLengthOfWall: false }),
    };
    if (!shape.isBusy) return;
    const shown = change ? { ...time, wall: time.wall + shiftOf(change) } : time;
    occurrences.push(toOccurrence(shown, shape));
  };

  const walls = new Set(master.rules.flatMap((each) => wallsOf(each, master, wide, spend)));
  // Calendars show the first one, regardless of the rules.
  walls.add(master.start.wall);
  for (const wall of walls) add({ ...master.start, wall });
  const moments = new Set([...walls].map((wall) => master.start.zone(wall)));
  for (const written of master.added) {
    spend();
    // A day that is added to a series of times has its time of day.
    const isDayOfTimes = written.isDay && !master.start.isDay;
    const time = isDayOfTimes
      ? { ...master.start, wall: written.wall + master.start.wall - dayOf(master.start.wall) }
      : inSeries(written, master);
    if (!moments.has(toMoment(time))) add(time, written.lengthMs);
    moments.add(toMoment(time));
  }
  return occurrences;
}

function wallsOf(
  { rule, isPast }: EndingRule,
  { start }: ReadEvent,
  window: Window,
  spend: () => void,
  excludes = false,
): WallMs[] {
  const walls: WallMs[] = [];
  for (const wall of expandRule(rule, start.wall, window, spend, excludes)) {
    if (isPast(wall)) break;
    walls.push(wall);
  }
  return walls;
}

/** Returns the distance by which an exception moves the occurrences that follow, on the wall of its zone. */
function shiftOf({ start, replaces }: ReadEvent): number {
  if (!replaces) return 0;
  return replaces.zone === start.zone ? start.wall - replaces.wall : toMoment(start) - toMoment(replaces);
}

/** Widens the window: an earlier event may reach into it, and walls are up to a day away from moments. */
function widen({ from, until }: Window, events: readonly ReadEvent[], shifts: readonly number[]): Window {
  const longest = Math.max(...events.map(({ lengthMs }) => lengthMs));
  const travel = Math.max(...events.map(({ travelMs }) => travelMs));
  const back = Math.max(0, ...shifts);
  const ahead = Math.max(0, ...shifts.map((shift) => -shift));
  return { from: from - longest - back - 2 * DAY_MS, until: until + travel + ahead + 2 * DAY_MS };
}

function toOccurrence(time: WrittenTime, { lengthMs, isLengthOfWall, travelMs }: Shape): Occurrence {
  const start = toMoment(time);
  const end = isLengthOfWall ? time.zone(time.wall + lengthMs) : start + lengthMs;
  return { start: start - travelMs, end };
}

/**
 * Returns the occurrence of a series that an added, excluded or replaced time stands for. In a series of days that is a
 * day: the one that begins at that moment, or else the one that is written. A time without a zone has that of the
 * series.
 */
function inSeries(time: WrittenTime, { start }: Pick<ReadEvent, 'start'>): WrittenTime {
  if (!start.isDay) return time.isDay || !time.isFloating ? time : { ...time, zone: start.zone };
  const written = dayOf(time.wall);
  const days = [written, written + DAY_MS, written - DAY_MS];
  const wall = days.find((day) => start.zone(day) === toMoment(time)) ?? written;
  return { ...time, wall, zone: start.zone, isDay: true };
}

/** Finds times in a list: a day stands for all of its times. */
function matcherOf(times: readonly WrittenTime[]): (time: WrittenTime, moment: number) => boolean {
  const days = new Set(times.filter(({ isDay }) => isDay).map(({ wall }) => wall));
  const moments = new Set(times.filter(({ isDay }) => !isDay).map(toMoment));
  return (time, moment) => moments.has(moment) || days.has(dayOf(time.wall));
}

function dayOf(wall: WallMs): WallMs {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}
