import { isEmailAddress } from 'contract/email-address.ts';
import { escapeText, quoteParameter, writeMoment } from './content-line.ts';

/** Somebody who takes part. */
export interface Participant {
  /** As the person writes it. */
  name: string;
  /** One plain address. */
  email: string;
}

/** A meeting, as a calendar keeps it. */
export interface CalendarEvent {
  /** Of the meeting, for ever: by it a calendar knows what a later message changes. */
  uid: string;
  /** 0 at first, and one more with each change. */
  sequence: number;
  /** When this message was made, or the meeting was last changed. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  /** Where more is to be found; an absolute address. */
  url?: string | undefined;
  organizer: Participant;
  attendees: readonly Participant[];
}

export type EventStatus = 'CONFIRMED' | 'CANCELLED';

/**
 * The lines of one event (RFC 5545 section 3.6.1), unfolded. What people typed is a value and stays one: whatever it
 * holds, it adds no line, no parameter and no participant.
 * @throws {RangeError} when an address of a participant is not one plain mailbox
 */
export function eventLines(event: CalendarEvent, status: EventStatus): string[] {
  const { uid, sequence, stamp, start, end, summary, description, location, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${writeMoment(stamp)}`,
    `DTSTART:${writeMoment(start)}`,
    `DTEND:${writeMoment(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    // A value of its own type, which is not escaped: only what is an address may stand there.
    ...(url ? [`URL:${new URL(url).href}`] : []),
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${quoteParameter(event.organizer.name)}:${mailto(event.organizer.email)}`,
    ...event.attendees.map(attendeeLine),
    'END:VEVENT',
  ];
}

function attendeeLine({ name, email }: Participant): string {
  const role = 'CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  return `ATTENDEE;${role};CN=${quoteParameter(name)}:${mailto(email)}`;
}

/** A plain address may hold what an address of the web may not (RFC 6068 section 2). */
function mailto(email: string): string {
  if (!isEmailAddress(email)) throw new RangeError('a participant needs one plain address');
  const at = email.lastIndexOf('@');
  const local = encodeURIComponent(email.slice(0, at)).replaceAll('%2B', '+').replaceAll('%3D', '=');
  return `mailto:${local}${email.slice(at)}`;
}
