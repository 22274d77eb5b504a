import { type Budget, openBudget, TooMuchWork } from './budget.ts';
import type { BusyTime, Horizon } from './busy-time.ts';
import { type Component, readComponents } from './content-lines.ts';
import { eventOf, type Occurrence, type ReadEvent, type TakenRules } from './event.ts';
import { listFreeBusy } from './free-busy.ts';
import { listOccurrences } from './occurrences.ts';
import { Zones } from './zones.ts';

export interface ReadOptions extends Horizon, TakenRules {
  /** Of the host: that of days and of times without a zone. IANA name. */
  zone: string;
}

/** What a calendar says of a horizon. */
export interface ReadCalendar {
  /** In order of their beginnings; they may overlap. */
  busy: BusyTime[];
  /** How many events the file has, whenever they are. */
  events: number;
  /** Events that could not be read, which may be busy: a person should look at them. */
  unread: number;
  /** Damaged lines and components without their end: their events were read as far as they could be, and may be busy at other times too. */
  damaged: number;
  /** Names of zones that are not known: their times were read as those of the host. */
  unknownZones: string[];
}

/** It is no calendar, or one that would take too much work. */
export class UnreadableCalendar extends Error {
  override name = 'UnreadableCalendar';
}

/** A person's calendar of ten busy years has some 20,000. */
export const MOST_EVENTS = 50_000;
const MOST_BUSY = 100_000;

/**
 * Reads busy times from the text of a calendar (RFC 5545). What takes no time: canceled, transparent and declined events, and
 * those that Outlook calls free or at another place of work. Tentative ones do.
 * @throws {UnreadableCalendar}
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
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new UnreadableCalendar('it is no calendar');
  const { from, until } = options;
  const window = { from: from.getTime(), until: until.getTime() };
  const budget = openBudget();
  const zones = new Zones(options.zone, window, budget.spend);
  const read: ReadCalendar = { busy: [], events: 0, unread: 0, damaged: 0, unknownZones: [] };
  const groups = new Map<string, ReadEvent[]>();
  const waiting: Component[] = [];
  for (const component of readComponents(text)) {
    yield;
    if (component.name === 'vtimezone') zones.add(component);
    else if (component.name === 'vfreebusy') read.busy.push(...listFreeBusy(component, options));
    else if (component.name === 'vevent') {
      // A zone may stand after the events in it.
      waiting.push(component);
      if (waiting.length > MOST_EVENTS)
        throw new UnreadableCalendar(`it has more than ${MOST_EVENTS} events`);
    }
  }
  read.events = waiting.length;
  for (const component of waiting) {
    yield;
    const event = attempt(() => eventOf(component, zones, options), budget);
    if (!event) read.unread += 1;
    else if (event.uid !== '' && groups.has(event.uid)) groups.get(event.uid)?.push(event);
    else groups.set(event.uid || `#${groups.size}`, [event]);
  }
  for (const events of groups.values()) {
    yield;
    const occurrences = attempt(() => listOccurrences(events, window, budget), budget);
    if (!occurrences) read.unread += 1;
    else read.busy.push(...occurrences.map((each) => toBusyTime(each, events[0]?.uid ?? '')));
    if (read.busy.length > MOST_BUSY)
      throw new UnreadableCalendar(`it has more than ${MOST_BUSY} busy times`);
  }
  read.busy.sort((one, other) => one.start.getTime() - other.start.getTime());
  read.unknownZones = [...zones.unknown];
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

function toBusyTime({ start, end }: Occurrence, uid: string): BusyTime {
  return { uid, start: new Date(start), end: new Date(end) };
}
