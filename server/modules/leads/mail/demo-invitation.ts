import type { Office } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import type { MailInvitation, Participant } from '../../../plugins/mail/mail.ts';
import { mailParts } from '../../../plugins/mail/mail-words.ts';
import { writeCalendar } from '../../bookings/bookings.queries.ts';
import { type BookingEventType, CONFIRM } from '../deliveries/booking-event.ts';
import type { LeadMessage } from '../deliveries/channel.ts';
import { CONSENT_WITHDRAWN } from '../deliveries/consent-message.ts';
import { meetingOf, personOf } from '../deliveries/lead-texts.ts';
import { describeStart } from '../deliveries/meeting-times.ts';
import type { DemoLinks } from './demo-mail.ts';

/**
 * Methods of invitations: none for reminders, as calendars have their own, nor for offers, which change nothing yet.
 */
const METHODS: Record<BookingEventType, MailInvitation['method'] | undefined> = {
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  'to-confirm': undefined,
  agreed: 'REQUEST',
  host: 'REQUEST',
  offered: undefined,
  missed: undefined,
  guests: 'REQUEST',
  invited: 'REQUEST',
  uninvited: 'CANCEL',
  'reminder-day': undefined,
  'reminder-hour': undefined,
};

/**
 * Returns the meeting of a demo as it stands after the event of the message. The UID is that of the lead and names no
 * host: it stays the same when the operator changes addresses, and the calendar feed has the same one (decision 015).
 * @returns nothing for a request without a demo, for one that waits for a confirmation, for a reminder, and for a
 * withdrawn consent
 */
export function inviteToDemo(
  {
    lead,
    bookingEvent,
    message,
    isUnsure,
  }: Pick<LeadMessage, 'lead' | 'bookingEvent' | 'isUnsure'> & Partial<Pick<LeadMessage, 'message'>>,
  organizer: Participant,
  {
    title,
    alsoInvited,
    links,
    office,
  }: { title: string; alsoInvited: readonly Participant[]; links: DemoLinks; office: Office },
): MailInvitation | undefined {
  const meeting = bookingEvent ?? meetingOf(lead);
  // A demo that was never confirmed stands in no calendar.
  if (message === CONFIRM || bookingEvent?.isUnconfirmed) return undefined;
  if (message === CONSENT_WITHDRAWN) return undefined;
  // The first one comes with the host's word; in a calendar that has it already, it becomes tentative.
  if (!bookingEvent && isUnsure) return undefined;
  const method = bookingEvent ? METHODS[bookingEvent.occasion] : 'REQUEST';
  if (!meeting || !method) return undefined;
  const person = personOf(lead) || lead.email;
  const { meetingUrl, manageUrl } = method === 'CANCEL' ? {} : links;
  // Calendars check the address for the right to change the meeting, so it is the same for all hosts.
  const heldBy = links.host ? { name: links.host.name, email: organizer.email } : organizer;
  const words = mailParts().calendar;
  const text = writeCalendar(
    { method, producer: organizer.name },
    {
      uid: lead.id,
      sequence: bookingEvent?.sequence ?? 0,
      stamp: bookingEvent?.at ?? lead.receivedAt,
      start: meeting.start,
      end: meeting.end,
      summary: title,
      description: [
        fill(words.about, {
          ...{ minutes: office.minutes, product: organizer.name, person },
          start: describeStart(meeting, office.zone),
        }),
        ...(meetingUrl ? [fill(words.join, { url: meetingUrl })] : []),
        ...(manageUrl ? [fill(words.manage, { url: manageUrl })] : []),
      ].join('\n'),
      location: meetingUrl,
      url: manageUrl,
      ...(isUnsure && { isTentative: true }),
      organizer: heldBy,
      attendees: [{ name: person, email: lead.email }, ...alsoInvited, ...(links.guests ?? [])],
    },
  );
  return { method, text };
}
