import { meetingDescription, meetingTitle } from 'contract/bookings/calendar-texts.ts';
import type { Booking } from '../demos/booking.ts';
import { writeCalendar } from './calendar-writer.ts';

interface FileParts {
  productName: string;
  /** Absolute address at which the demo is seen, moved and canceled. */
  manageUrl: string;
  meetingUrl: string | null;
  /** Named in the description: a file that invites no one lists no participants (RFC 5546 section 3.2.1). */
  guests: readonly { email: string }[];
  now: Date;
}

/**
 * A booked demo as a file for the visitor's own calendar. It has the UID and the sequence of the invitation by mail, so
 * that a calendar with both holds one meeting, and invites no one.
 */
export function writeVisitorsFile(booking: Booking, parts: FileParts): string {
  const { productName, manageUrl, meetingUrl, guests, now } = parts;
  const invited = guests.map(({ email }) => email).join(', ');
  const { leadId, sequence, start, end } = booking;
  return writeCalendar(
    { method: 'PUBLISH', producer: productName },
    {
      ...{ uid: leadId, sequence, stamp: now, start, end },
      summary: meetingTitle(productName),
      description: [
        ...[meetingDescription(productName, booking), ''],
        ...(invited ? [`Guests: ${invited}`] : []),
        `To move or cancel it: ${manageUrl}`,
      ].join('\n'),
      location: meetingUrl ?? undefined,
      attendees: [],
    },
  );
}

/** `acme-works-demo.ics` for Acme Works: ASCII, as a header needs it. */
export function visitorsFileName(productName: string): string {
  const words = productName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...words, 'demo.ics'].join('-');
}
