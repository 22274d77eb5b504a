import { meetingTitle } from 'contract/bookings/calendar-texts.ts';
import { foldLines } from 'ical-generator';
import { writeCalendar } from '../../bookings/calendar/calendar-writer.ts';
import { openBudget } from '../reading/budget.ts';
import { type Component, readCalendars, UnreadableCalendar, wordOf } from '../reading/content-lines.ts';
import { eventOf, isCanceled, toMoment } from '../reading/event.ts';
import { ZoneFinder, type Zones } from '../reading/zones.ts';
import type { HeldDemo } from './demos.store.ts';

/** What a demo in its host's calendar leads to. */
export interface DemoEventParts {
  productName: string;
  meetingUrl: string | null;
  /** Where it is moved or canceled; without it, the site does not know its own address. */
  manageUrl: string | undefined;
}

/** No server of a calendar sends these people emails (RFC 6638 section 7.1): they have ours. */
const UNTOLD = 'SCHEDULE-AGENT=NONE';

/**
 * A demo as its host's calendar keeps it. It invites no one: the visitor has an invitation, and so have the guests, who are
 * named as attendees.
 */
export function writeDemo(demo: HeldDemo, { productName, meetingUrl, manageUrl }: DemoEventParts): string {
  const { leadId, sequence, changedAt, start, end, email, body, guests } = demo;
  const { firstName = '', lastName = '', company, phone, message } = body;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  const text = writeCalendar(
    { method: 'PUBLISH', producer: productName },
    {
      ...{ uid: leadId, sequence, stamp: changedAt, start, end },
      summary: meetingTitle(productName, name),
      description: [
        [company, email].filter(Boolean).join(', '),
        ...(phone ? [phone] : []),
        ...(message ? ['', message, ''] : []),
        ...(manageUrl ? [`Move or cancel: ${manageUrl}`] : []),
      ].join('\n'),
      ...{ location: meetingUrl ?? undefined, url: manageUrl },
      attendees: guests.map((guest) => ({ name: guest.email, email: guest.email })),
    },
  );
  // An object on a server has no method (RFC 4791 section 4.1).
  const bare = text.replace(/^METHOD:.*\r\n/m, '');
  return guests.length === 0 ? bare : foldLines(withAgent(bare));
}

function withAgent(text: string): string {
  return text.replaceAll(/\r\n[ \t]/g, '').replaceAll(/^ATTENDEE;/gm, `ATTENDEE;${UNTOLD};`);
}

/** A demo as it stands in its host's calendar. */
export interface FoundDemo {
  start: Date;
  end: Date;
  /** Of the booking, when it was written; programs count on from there, and some leave it out. */
  sequence: number | undefined;
}

/**
 * When a demo is by its host's calendar; `undefined` where it was canceled there, or is no longer in its file.
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
