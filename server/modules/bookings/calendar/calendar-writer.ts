// By hand is what ical-generator leaves to its callers: control characters, the escapes of a calendar's own lines, quotes
// in names, and the percent signs of an address. `calendar-writer.test.ts` fails without each.
import { isEmailAddress } from 'contract/email-address.ts';
import ical, {
  escape as escapeText,
  foldLines,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEvent,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Participant } from '../../../plugins/mail/mail.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** Properties of the calendar itself. */
export interface CalendarHead {
  /**
   * `REQUEST` invites or changes, `CANCEL` calls off, `PUBLISH` is for anyone who opens it (RFC 5546 sections 3.2.1,
   * 3.2.2 and 3.2.5).
   */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** Maker of the program that wrote it. */
  producer: string;
  /** Name in the list of a calendar program. */
  name?: string;
  /** Suggested interval of refreshes; programs may ignore it. */
  refreshMinutes?: number;
}

const CRLF = '\r\n';
const END = 'END:VCALENDAR';
/** Characters that no line may hold (RFC 5545 section 3.1: CONTROL); the library writes line breaks as text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it takes out.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0085\u2028\u2029]/g;

/**
 * Writes one meeting as iCalendar (RFC 5545). What people typed is a value and stays one: it adds no line, no parameter
 * and no participant.
 * @throws {RangeError} when the address of a participant is not one plain mailbox
 * @throws {TypeError} when the event's `url` is no absolute address
 */
export function writeCalendar(head: CalendarHead, event: CalendarEvent): string {
  const calendar = openCalendar(head);
  calendar.createEvent(toEvent(event, head));
  return calendar.toString() + CRLF;
}

/**
 * Writes a calendar of many meetings.
 * @param pages the events, some at a time, so that writing thousands of them holds up no other request
 * @throws as `writeCalendar`
 */
export async function writeCalendarInPages(
  head: CalendarHead,
  pages: AsyncIterable<readonly CalendarEvent[]>,
): Promise<string> {
  const calendar = openCalendar(head);
  const parts = [calendar.toString().slice(0, -END.length)];
  for await (const events of pages) {
    const written = events.map((event) => new ICalEvent(toEvent(event, head), calendar).toString());
    parts.push(foldLines(written.join('')));
  }
  return parts.join('') + END + CRLF;
}

function openCalendar({ method, producer, name, refreshMinutes }: CalendarHead): ICalCalendar {
  return ical({
    prodId: `//${toLine(producer)}//EN`,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod[method],
    ...(name !== undefined && { name: toLine(name) }),
    ...(refreshMinutes !== undefined && { ttl: refreshMinutes * 60 }),
  });
}

function toEvent(event: CalendarEvent, { method }: CalendarHead) {
  const { uid, sequence, stamp, start, end, summary, description, location, url } = event;
  return {
    ...{ id: toLine(uid), sequence, stamp, start, end },
    summary: toText(summary),
    description: toText(description),
    ...(location && { location: toText(location) }),
    ...(url && { url: new URL(url).href }),
    status: statusOf(event, method),
    transparency: ICalEventTransparency.OPAQUE,
    ...(event.organizer && { organizer: toParticipant(event.organizer) }),
    attendees: event.attendees.map((attendee) => ({
      ...toParticipant(attendee),
      type: ICalAttendeeType.INDIVIDUAL,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: true,
    })),
  };
}

function statusOf({ isTentative }: CalendarEvent, method: CalendarHead['method']): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Removes control characters, and half surrogate pairs, which the library would count wrongly when it folds a line. */
function toText(text: string): string {
  return text.toWellFormed().replaceAll(CONTROL, '');
}

/** A value that the library writes as it is. */
function toLine(text: string): string {
  return escapeText(toText(text), false);
}

/**
 * Converts a person to a participant. The library writes a quote and a line break between quotes with a caret (RFC
 * 6868), which many programs show as it is: an apostrophe and a blank stand for them.
 */
function toParticipant({ name, email }: Participant): Participant {
  const plain = toText(name.replaceAll(/\s+/g, ' ')).replaceAll('"', "'").trim();
  return { name: plain || email, email: toMailbox(email) };
}

/** A plain address may hold what an address of the web may not (RFC 6068 section 2). */
function toMailbox(email: string): string {
  if (!isEmailAddress(email)) throw new RangeError('a participant needs one plain address');
  const at = email.lastIndexOf('@');
  const local = encodeURIComponent(email.slice(0, at)).replaceAll('%2B', '+').replaceAll('%3D', '=');
  return `${local}${email.slice(at)}`;
}
