import { openBudget } from '../reading/budget.ts';
import { type Component, readCalendars, UnreadableCalendar, wordOf } from '../reading/content-lines.ts';
import { eventOf, isCanceled, toMoment } from '../reading/event.ts';
import { ZoneFinder, type Zones } from '../reading/zones.ts';

/** A demo as it stands in its host's calendar. */
export interface FoundDemo {
  start: Date;
  end: Date;
  /** Sequence number of the booking when it was written. Calendar programs increase it; some leave it out. */
  sequence: number | undefined;
}

/**
 * Reads the time of a demo in its host's calendar; `undefined` where it was canceled there, or is no longer in its
 * file.
 * @throws {UnreadableCalendar} where its file cannot be read: that is no wish of the host
 */
export function readDemo(text: string, hostZone: string): FoundDemo | undefined {
  const now = Date.now();
  const window = { from: now, until: now + 2 * 365 * 86_400_000 };
  const finder = new ZoneFinder(hostZone, window, openBudget().spend);
  for (const calendar of readCalendars(text)) {
    const event = calendar.children.find(({ name }) => name === 'vevent');
    if (event) return isCanceled(event) ? undefined : foundIn(event, finder.within(calendar));
  }
  return undefined;
}

function foundIn(event: Component, zones: Zones): FoundDemo {
  try {
    const { start, lengthMs } = eventOf(event, zones);
    const moment = toMoment(start);
    const sequence = Number.parseInt(wordOf(event, 'sequence'), 10);
    return {
      ...{ start: new Date(moment), end: new Date(moment + lengthMs) },
      sequence: Number.isNaN(sequence) ? undefined : sequence,
    };
  } catch {
    throw new UnreadableCalendar('a demo in it cannot be read');
  }
}
