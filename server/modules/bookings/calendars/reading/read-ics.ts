import { type Budget, openBudget, TooMuchWork } from './budget.ts';
import type { BusyTime, Horizon } from './busy-time.ts';
import { type Component, readCalendars, UnreadableCalendar } from './content-lines.ts';
import { eventOf, type Occurrence, type ReadEvent, type TakenRules, timeOf, toMoment } from './event.ts';
import { listOccurrences } from './occurrences.ts';
import { ZoneFinder, type Zones } from './zones.ts';

export interface ReadOptions extends Horizon, TakenRules {
  /** Zone of the host, for days and for times without a zone. IANA name. */
  zone: string;
}

/** Contents of a calendar within a horizon. */
export interface ReadCalendar {
  /** Busy times in the order of their beginnings; they may overlap. */
  busy: BusyTime[];
  /** Number of events in the file, at any time. */
  events: number;
  /** Events that could not be read, which may be busy: a person should look at them. */
  unread: number;
  /**
   * Damaged lines and components without their end: the readable parts of their events were read, which may be busy at
   * other times too.
   */
  damaged: number;
  /** Names of zones that are not known: their times were read as those of the host. */
  unknownZones: string[];
}

/** A person's calendar of ten busy years has some 20,000. */
export const MOST_EVENTS = 50_000;
const MOST_BUSY = 100_000;

/**
 * Reads busy times from the text of a calendar (RFC 5545). What takes no time: canceled, transparent and declined
 * events, and those that Outlook calls free or at another place of work. Tentative ones do.
 * @throws {UnreadableCalendar} where it is no calendar, is not whole, or would take too much work
 */
export function readIcs(text: string, options: ReadOptions): ReadCalendar {
  const reading = readInSteps(text, options);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same, step by step, so that a process can do other things in between: one step is at most one event. */
export function* readInSteps(text: string, options: ReadOptions): Generator<void, ReadCalendar> {
  const window = { from: options.from.getTime(), until: options.until.getTime() };
  const budget = openBudget();
  const finder = new ZoneFinder(options.zone, window, budget.spend);
  const read: ReadCalendar = { busy: [], events: 0, unread: 0, damaged: 0, unknownZones: [] };
  const groups = new Map<string | number, ReadEvent[]>();
  const add = (uid: string, occurrences: readonly Occurrence[]) => {
    for (const { start, end } of occurrences) {
      if (start >= end || start >= window.until || end <= window.from) continue;
      read.busy.push({ uid, start: new Date(start), end: new Date(end) });
    }
    if (read.busy.length > MOST_BUSY) {
      throw new UnreadableCalendar(`it has more than ${MOST_BUSY} busy times`);
    }
  };
  for (const calendar of readCalendars(text)) {
    const zones = finder.within(calendar);
    read.damaged += calendar.damaged;
    for (const component of calendar.children) {
      yield;
      if (component.name === 'vfreebusy') {
        const times = attempt(() => listFreeBusy(component, zones), budget);
        if (!times) read.unread += 1;
        read.damaged += times?.damaged ?? 0;
        add('', times?.busy ?? []);
      }
      if (component.name !== 'vevent') continue;
      read.events += 1;
      if (read.events > MOST_EVENTS) throw new UnreadableCalendar(`it has more than ${MOST_EVENTS} events`);
      const event = attempt(() => eventOf(component, zones, options), budget);
      read.damaged += event?.damaged ?? 0;
      if (!event) read.unread += 1;
      else if (event.uid === '' || event.isStray) groups.set(groups.size, [event]);
      else if (groups.has(event.uid)) groups.get(event.uid)?.push(event);
      else groups.set(event.uid, [event]);
    }
  }
  for (const events of groups.values()) {
    yield;
    const occurrences = attempt(() => listOccurrences(events, window, budget), budget);
    if (occurrences) add(events[0]?.uid ?? '', occurrences);
    else read.unread += events.length;
    // What follows is in a series that the file does not have.
    if (events.every(({ replaces }) => replaces) && events.some(({ replaces }) => replaces?.andFollowing)) {
      read.damaged += 1;
    }
  }
  read.busy.sort((one, other) => one.start.getTime() - other.start.getTime());
  read.unknownZones = [...finder.unknown];
  return read;
}

/** One event that cannot be read leaves the others as they are; a calendar that is too much work ends the reading. */
function attempt<Result>(work: () => Result, budget: Budget): Result | undefined {
  budget.beginEvent();
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuchWork && error.isWholeCalendar) {
      throw new UnreadableCalendar('its recurring events are too much work');
    }
    return undefined;
  }
}

/**
 * Busy times of a `VFREEBUSY`, as servers publish that hide what their people do.
 * @returns also how many periods are damaged
 */
function listFreeBusy(
  { properties, damaged }: Component,
  zones: Zones,
): { busy: Occurrence[]; damaged: number } {
  const periods = (properties.get('freebusy') ?? [])
    .filter(({ parameters }) => parameters.get('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.value.split(',').map((each) => timeOf(each, property, zones)));
  const busy = periods.flatMap((each) => {
    if (each?.lengthMs === undefined) return [];
    const start = toMoment(each);
    return { start, end: start + each.lengthMs };
  });
  return { busy, damaged: damaged + periods.length - busy.length };
}
