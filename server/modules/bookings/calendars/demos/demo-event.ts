import { meetingTitle } from 'contract/bookings/calendar-texts.ts';
import { foldLines } from 'ical-generator';
import { writeCalendar } from '../../calendar/calendar-writer.ts';
import type { HeldDemo } from './demos.store.ts';

/** Facts and links of a demo in its host's calendar. */
export interface DemoEventParts {
  productName: string;
  meetingUrl: string | null;
  /** Page on which it is moved or canceled; without it, the site does not know its own address. */
  manageUrl: string | undefined;
}

/** No server of a calendar sends these people emails (RFC 6638 section 7.1): they have ours. */
const UNTOLD = 'SCHEDULE-AGENT=NONE';

/**
 * A demo as its host's calendar keeps it. It invites no one: the visitor has an invitation, and so have the guests, who
 * are named as attendees.
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
