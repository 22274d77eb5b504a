import { type CalendarEvent, eventLines } from './calendar-event.ts';
import { escapeText, joinLines } from './content-line.ts';

/** A calendar to subscribe to. */
export interface PublishedCalendar {
  /** As a calendar program lists it. */
  name: string;
  /** How often it is worth asking again; programs do as they like. */
  refreshMinutes: number;
  /** Whose program wrote it. */
  producer: string;
}

/**
 * Writes a calendar of meetings that nobody is invited to by it (RFC 5546 section 3.2.1). Its name and its pace stand
 * there twice: as RFC 7986 spells them, and as Apple and Outlook have read them since before.
 * @param pages the events, some at a time, so that writing thousands of them holds up nobody
 * @throws {RangeError} when an address of a participant is not one plain mailbox
 */
export async function writePublishedCalendar(
  { name, refreshMinutes, producer }: PublishedCalendar,
  pages: AsyncIterable<readonly CalendarEvent[]>,
): Promise<string> {
  const parts = [
    joinLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${escapeText(producer)}//EN`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `NAME:${escapeText(name)}`,
      `X-WR-CALNAME:${escapeText(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
      `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ]),
  ];
  for await (const events of pages) {
    parts.push(joinLines(events.flatMap((event) => eventLines(event, 'CONFIRMED'))));
  }
  parts.push(joinLines(['END:VCALENDAR']));
  return parts.join('');
}
