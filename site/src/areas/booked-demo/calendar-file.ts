import { type CalendarMeeting, calendarMoment } from './calendar-links.ts';

/** A meeting as a file keeps it. */
export interface CalendarEntry extends CalendarMeeting {
  /** Of the booking, for ever: a calendar that has it already changes it instead of adding a second. */
  uid: string;
  /** 0 at first, and one more with each change. */
  sequence: number;
  /** When the file was made. */
  stamp: Date;
  /** Whose program wrote it. */
  producer: string;
}

const MOST_OCTETS = 75;
const CRLF = '\r\n';
/** What no line may hold (RFC 5545 section 3.1: CONTROL), beside the line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it takes out.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028\u2029]/g;

/** The meeting as an iCalendar file (RFC 5545): one entry, published to whoever opens it, with no one invited. */
export function writeCalendarFile(entry: CalendarEntry): string {
  const { uid, sequence, stamp, start, end, title, description, location, producer } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarMoment(stamp)}`,
    `DTSTART:${calendarMoment(start)}`,
    `DTEND:${calendarMoment(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}

/** The file as an address that a link can hold: it works without a script, and asks nobody. */
export function calendarFileLink(entry: CalendarEntry): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(writeCalendarFile(entry))}`;
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** No line has more than 75 octets, and no character is split (section 3.1). The blank of a folded line counts. */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
