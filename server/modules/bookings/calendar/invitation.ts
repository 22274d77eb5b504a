import { type CalendarEvent, eventLines } from './calendar-event.ts';
import { escapeText, joinLines } from './content-line.ts';

export interface Invitation extends CalendarEvent {
  /** `REQUEST` invites, or tells of a change; `CANCEL` calls off (RFC 5546 sections 3.2.2 and 3.2.5). */
  method: 'REQUEST' | 'CANCEL';
  /** Whose program wrote it. */
  producer: string;
}

/**
 * Writes a meeting as iCalendar (RFC 5545), one for all of its participants.
 * @throws {RangeError} when an address is not one plain mailbox
 */
export function writeInvitation(invitation: Invitation): string {
  const { method, producer } = invitation;
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...eventLines(invitation, method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'),
    'END:VCALENDAR',
  ]);
}
