import { HOST_CONFIRM_HOURS } from 'contract/bookings/demo-calendar-rules.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { Fact, MailContent } from 'contract/mails/mail-content.ts';
import type { BookingEvent } from '../booking-event.ts';
import type { LeadMessage, LeadSnapshot } from '../channel.ts';
import { type WithdrawnConsent, withdrawnConsentOf } from '../consent-message.ts';
import { filledFields, KIND_LABELS, meetingOf, personOf } from '../lead-texts.ts';
import { describeMeeting, describeStart, type Meeting } from '../meeting-times.ts';
import { actionsOf, type DemoLinks } from './demo-mail.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * The email to the sales address about a lead: who, what, when, and how they found us. The email about a changed demo
 * repeats all of that, because it may be the first that sales get.
 */
export function salesMail(
  message: Omit<LeadMessage, 'deliveryId'>,
  links: DemoLinks,
  office: Office,
): MailContent {
  const { lead, bookingEvent } = message;
  const withdrawn = withdrawnConsentOf(message);
  if (withdrawn) return stoppedContentMail(lead, withdrawn);
  const meeting = bookingEvent ?? meetingOf(lead);
  const who = personOf(lead) || lead.email;
  const from = lead.body.company ? ` (${lead.body.company})` : '';
  const when = meeting ? `, ${describeStart(meeting, office.zone)}` : '';
  const title = bookingEvent ? titleOfBookingEvent(bookingEvent) : `New ${KIND_LABELS[lead.kind]} request`;
  const isCancelled = bookingEvent?.occasion === 'cancelled';
  return {
    subject: `${title}: ${who}${from}${when}`,
    preview: `Reply to this email to reach ${who}.`,
    heading: `${who}${from}`,
    paragraphs: [
      `${title}. Reply to this email and your answer goes to ${lead.email}.`,
      ...(bookingEvent ? bookingEventLines(bookingEvent, office) : []),
      ...(meeting && !bookingEvent ? [attachedLine(message)] : []),
    ],
    highlight: meeting && whenFact(office, meeting, lead, isCancelled),
    actions: isCancelled ? [] : actionsOf(links),
    factsTitle: 'The request',
    facts: [...filledFields(lead), ...broughtRoi(lead), ...touches(lead)],
    footer: [`Received ${momentOf(lead.receivedAt)}. Request ${lead.id}.`, whatTheyGet(bookingEvent)],
  };
}

/** The email that asks the host of a demo to confirm it: what sales get, with the two answers in front. */
export function hostMail(
  message: Omit<LeadMessage, 'deliveryId'>,
  links: DemoLinks,
  office: Office,
): MailContent {
  const mail = salesMail(message, links, office);
  const { hostUrl } = links;
  return {
    ...mail,
    preview: `Can you hold it? Please say so within ${HOST_CONFIRM_HOURS} hours.`,
    paragraphs: [
      `Can you hold this demo? We can’t read your calendar, so we’ve told ${mail.heading} that you’ll confirm within ${HOST_CONFIRM_HOURS} hours.`,
      'If you can’t, or if we hear nothing, someone else holds it, or they’re offered other times.',
    ],
    actions: [
      ...(hostUrl
        ? [
            { label: 'Yes, I’ll hold it', url: hostUrl },
            { label: 'I can’t', url: hostUrl },
          ]
        : []),
      ...(mail.actions ?? []).filter(({ url }) => url !== links.meetingUrl),
    ],
  };
}

function attachedLine({ isUnsure }: Pick<LeadMessage, 'isUnsure'>): string {
  return isUnsure
    ? 'Its host has still to confirm it. The calendar invitation comes with that.'
    : 'The meeting is attached as a calendar invitation.';
}

/** The email about a consent that its visitor has taken back. */
function stoppedContentMail(lead: LeadSnapshot, { at, withdrawnAt }: WithdrawnConsent): MailContent {
  const who = personOf(lead) || lead.email;
  return {
    subject: `Content stopped: ${who}`,
    preview: `Please send no more content to ${lead.email}.`,
    heading: who,
    paragraphs: [
      `They took back their consent to receive content. Please send none to ${lead.email} from now on.`,
      ...(lead.kind === 'demo' ? ['If their demo is still booked, it stays booked.'] : []),
    ],
    factsTitle: 'The consent',
    facts: [
      { label: 'Given', value: momentOf(new Date(at)) },
      { label: 'Taken back', value: momentOf(new Date(withdrawnAt)) },
    ],
    footer: [`Request ${lead.id}.`, 'They saw a page that says so, and get no email about it.'],
  };
}

function momentOf(at: Date): string {
  return `${MOMENT.format(at)} UTC`;
}

/** How the team names what has become of a demo, and what the attachment does in a calendar. */
export const BOOKING_EVENT_LABELS: Record<BookingEvent['occasion'], { title: string; attached: string }> = {
  moved: {
    title: 'Demo moved',
    attached: 'The attached invitation replaces the earlier one in your calendar.',
  },
  cancelled: { title: 'Demo canceled', attached: 'The attached update takes it off your calendar.' },
  'to-confirm': {
    title: 'Demo to confirm',
    attached: `The host’s calendar can’t be read. The host got an email with a link to confirm it within ${HOST_CONFIRM_HOURS} hours; npm run bookings -- confirm does the same. Without that, and if the calendar stays away, the visitor is offered other times.`,
  },
  agreed: {
    title: 'Demo confirmed by its host',
    attached: 'The meeting is attached as a calendar invitation.',
  },
  host: {
    title: 'Demo with another host',
    attached: 'The attached invitation replaces the earlier one in your calendar.',
  },
  offered: { title: 'Demo without a host', attached: 'They got an email with other times to choose from.' },
  missed: { title: 'Demo missed', attached: '' },
  guests: {
    title: 'Guests of a demo',
    attached:
      'They have changed the guests. The attached invitation replaces the earlier one in your calendar.',
  },
  invited: { title: 'Invited to a demo', attached: '' },
  uninvited: { title: 'No longer invited to a demo', attached: '' },
  'reminder-day': { title: 'Demo in 24 hours', attached: '' },
  'reminder-hour': { title: 'Demo in one hour', attached: '' },
};

/** Such as `Demo moved`. */
export function titleOfBookingEvent({ occasion, isUnconfirmed }: BookingEvent): string {
  return isUnconfirmed ? 'Demo not confirmed' : BOOKING_EVENT_LABELS[occasion].title;
}

function whatTheyGet(bookingEvent: BookingEvent | undefined): string {
  if (!bookingEvent) return 'They get a confirmation with the same details.';
  return bookingEvent.isUnconfirmed
    ? 'They got one email, with the link to confirm.'
    : bookingEvent.occasion === 'to-confirm'
      ? 'They know that the host has to confirm it.'
      : 'They get an email with the same news.';
}

function bookingEventLines(
  { occasion, previousStart, end, isUnconfirmed }: BookingEvent,
  { zone }: Office,
): string[] {
  if (isUnconfirmed)
    return ['They didn’t confirm it with the link in their email, so the time is free again.'];
  const before = previousStart ? [`It was ${describeStart({ start: previousStart, end }, zone)}.`] : [];
  return [...before, BOOKING_EVENT_LABELS[occasion].attached];
}

function whenFact(office: Office, meeting: Meeting, { timeZone }: LeadSnapshot, isCancelled: boolean): Fact {
  return {
    label: isCancelled ? 'It was set for' : 'When',
    value: describeMeeting(office, meeting, timeZone, 'team'),
  };
}

/** What the visitor calculated, and wants to go through. */
function broughtRoi({ context }: LeadSnapshot): Fact[] {
  const { roi } = context ?? {};
  if (!roi) return [];
  const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  const payback = roi.paybackMonths === null ? '' : `, paid back after ${roi.paybackMonths} months`;
  return [
    {
      label: 'ROI result',
      value: [
        `${usd(roi.potentialSavingsUsdPerYear)} saved per year${payback}`,
        `${roi.useCase}, ${roi.industry}: ${roi.employees.toLocaleString('en-US')} employees at ${usd(roi.averageSalaryUsd)}, ${roi.automationPercentage}% automated, implementation ${usd(roi.implementationCostUsd)}`,
      ].join('\n'),
    },
  ];
}

/** `utm_source=newsletter` and the like. */
function touches({ attribution }: LeadSnapshot): Fact[] {
  const entries = Object.entries(attribution ?? {});
  if (entries.length === 0) return [];
  return [{ label: 'How they got here', value: entries.map((entry) => entry.join(': ')).join('\n') }];
}
