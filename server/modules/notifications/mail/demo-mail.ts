import { CONFIRM_MINUTES, HOST_CONFIRM_HOURS, HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { Fact, MailAction, MailContent } from 'contract/mails/mail-content.ts';
import type { Participant } from '../../bookings/calendar/calendar-event.ts';
import type { BookingEvent, Occasion } from '../booking-event.ts';
import type { LeadSnapshot } from '../channel.ts';
import { describeMeeting, describeStart, type Meeting } from '../meeting-times.ts';
import { withoutLinks } from './quoted-text.ts';

/** An email but for what was typed into the form, and the small print. */
export type MailTexts = Omit<MailContent, 'factsTitle' | 'facts' | 'footer' | 'footerLinks'>;

/** Where a visitor finds what belongs to a demo; what is not known is not context. */
export interface DemoLinks {
  /** Where it is held. */
  meetingUrl?: string | undefined;
  /** Who holds it, where the site has hosts. */
  host?: Participant | undefined;
  /** Whom the visitor has invited. */
  guests?: readonly Participant[] | undefined;
  /** Where it is seen, moved and canceled. */
  manageUrl?: string | undefined;
  /** Where its host confirms it, or says that it can’t be. Not for visitors. */
  hostUrl?: string | undefined;
  /** Where it is confirmed. */
  confirmUrl?: string | undefined;
  /** Where the consent that came with the request is withdrawn. */
  consentUrl?: string | undefined;
  /** Where another one is booked. */
  bookUrl?: string | undefined;
}

/** What a mail to a visitor is made of. */
interface MailContext {
  lead: LeadSnapshot;
  office: Office;
  links: DemoLinks;
  productName: string;
  /** Whether someone reads replies to the email. */
  canBeAnswered: boolean;
  /** Its host has still to confirm the demo. */
  isUnsure: boolean;
  /** Adds the visitor's name to a heading, where it reads like one. */
  greet: (sentence: string) => string;
}

/** What holds until the host has answered. */
const HELD = `We hold this time for you. Right now we can’t see our host’s calendar, so we’ll confirm it within ${HOST_CONFIRM_HOURS} hours, or offer you other times.`;

const JOIN = 'Join the demo';
const MANAGE = 'Move or cancel';
const TENTATIVE = 'Until then, the attached invitation marks it as tentative in your calendar.';

/** The email to a visitor who has booked a demo. */
export function bookedTexts(meeting: Meeting, context: MailContext): MailTexts {
  const { lead, office, links, productName, greet } = context;
  if (context.isUnsure) return requestedTexts(meeting, context);
  return {
    subject: `Your ${productName} demo: ${describeStart(meeting, lead.timeZone ?? office.zone)}`,
    preview: 'The calendar invitation is attached. Here’s what happens next.',
    heading: greet('Your demo is set'),
    paragraphs: [
      `Thanks for booking a ${office.minutes}-minute demo. The invitation is attached, so you can add it to your calendar now.`,
    ],
    highlight: whenFact(office, meeting, lead),
    actions: actionsOf(links),
    steps: [
      'We read what you sent us, so the demo starts with your work.',
      ...(links.host ? [`You’ll meet ${links.host.name}. Reply to this email to reach them.`] : []),
      links.meetingUrl
        ? 'When it’s time, join with the link above.'
        : 'Your host will send you the link before the call.',
      `Need another time? ${howToMove(context)}`,
    ],
  };
}

/** The same, where the host has still to confirm it. */
function requestedTexts(meeting: Meeting, context: MailContext): MailTexts {
  const { lead, office, links, productName, greet } = context;
  return {
    subject: `Your ${productName} demo, to be confirmed: ${describeStart(meeting, lead.timeZone ?? office.zone)}`,
    preview: `${HOST_CONFIRMS}, and hold the time for you until then.`,
    heading: greet('We’ll confirm your demo soon'),
    paragraphs: [
      `Thanks for asking for a ${office.minutes}-minute demo. ${HELD} The calendar invitation comes with the confirmation.`,
    ],
    highlight: whenFact(office, meeting, lead),
    actions: manageOf(links),
    steps: [
      'We read what you sent us, so the demo starts with your work.',
      `${HOST_CONFIRMS}, by email.`,
      `Need another time? ${howToMove(context)}`,
    ],
  };
}

/** What a visitor is asked when a demo waits for a confirmation. */
export function confirmTexts(
  meeting: Meeting,
  { lead, office, links, productName, greet }: MailContext,
): MailTexts {
  return {
    subject: `Confirm your ${productName} demo: ${describeStart(meeting, lead.timeZone ?? office.zone)}`,
    preview: `One click within ${CONFIRM_MINUTES} minutes, and it’s booked.`,
    heading: greet('One click, and your demo is set'),
    paragraphs: [
      `Someone asked for a ${office.minutes}-minute demo with this address. Please confirm it within ${CONFIRM_MINUTES} minutes. After that the time is free again.`,
    ],
    highlight: whenFact(office, meeting, lead),
    actions: links.confirmUrl ? [{ label: 'Confirm my demo', url: links.confirmUrl }] : [],
  };
}

function howToMove({ links, canBeAnswered }: MailContext): string {
  if (links.manageUrl) return 'Move it or cancel it yourself, with the link above.';
  if (canBeAnswered) return 'Reply to this email and we’ll find one.';
  return 'Tell us through the contact form on our website and we’ll find one.';
}

/** The email to a visitor about a change of a demo, or that reminds them of it. */
export function bookingEventTexts(bookingEvent: BookingEvent, context: MailContext): MailTexts {
  const { occasion } = bookingEvent;
  if (occasion === 'invited' || occasion === 'uninvited') throw new Error('it is said to a guest');
  return TEXTS[occasion](bookingEvent, context);
}

const TEXTS: Record<
  Exclude<Occasion, 'invited' | 'uninvited'>,
  (bookingEvent: BookingEvent, context: MailContext) => MailTexts
> = {
  moved: (bookingEvent, { lead, office, links, productName, greet, isUnsure }) => ({
    subject: `Your ${productName} demo moved: ${describeStart(bookingEvent, lead.timeZone ?? office.zone)}`,
    preview: 'The new invitation is attached. It replaces the earlier one.',
    heading: greet('Your demo has a new time'),
    paragraphs: [
      ...(bookingEvent.previousStart
        ? [
            `It was ${describeStart({ ...bookingEvent, start: bookingEvent.previousStart }, lead.timeZone ?? office.zone)}.`,
          ]
        : []),
      ...(isUnsure
        ? [HELD, TENTATIVE]
        : ['The attached invitation replaces the earlier one in your calendar.']),
    ],
    highlight: whenFact(office, bookingEvent, lead),
    actions: isUnsure ? manageOf(links) : actionsOf(links),
  }),
  cancelled: (bookingEvent, { lead, office, links, productName }) => ({
    subject: `Your ${productName} demo is canceled`,
    preview: 'The attached update takes it off your calendar.',
    heading: 'Your demo is canceled',
    paragraphs: [
      ...(bookingEvent.word ? [bookingEvent.word] : []),
      'The time is free again, and the attached update takes the demo off your calendar.',
      'Changed your mind? You’re welcome any time.',
    ],
    highlight: { ...whenFact(office, bookingEvent, lead), label: 'It was set for' },
    actions: links.bookUrl ? [{ label: 'Book another demo', url: links.bookUrl }] : [],
  }),
  'to-confirm': (bookingEvent, { lead, office, links, productName }) => ({
    subject: `We’ll confirm your ${productName} demo within ${HOST_CONFIRM_HOURS} hours`,
    preview: 'The time is held for you until then.',
    heading: 'We’ll confirm your demo soon',
    paragraphs: [HELD],
    highlight: whenFact(office, bookingEvent, lead),
    actions: manageOf(links),
  }),
  agreed: (bookingEvent, { lead, office, links, productName, greet }) => ({
    subject: `Your ${productName} demo is confirmed: ${describeStart(bookingEvent, lead.timeZone ?? office.zone)}`,
    preview: 'The calendar invitation is attached.',
    heading: greet('Your demo is confirmed'),
    paragraphs: [
      'Your host has confirmed the time. The invitation is attached, so you can add it to your calendar now.',
    ],
    highlight: whenFact(office, bookingEvent, lead),
    actions: actionsOf(links),
  }),
  host: (bookingEvent, { lead, office, links, productName, greet, isUnsure }) => ({
    subject: `Your ${productName} demo: ${describeStart(bookingEvent, lead.timeZone ?? office.zone)}`,
    preview: 'Same time, another host.',
    heading: greet(links.host ? `You’ll meet ${links.host.name}` : 'Another host holds your demo'),
    paragraphs: isUnsure
      ? ['Your demo stays at the same time, with another host.', HELD, TENTATIVE]
      : [
          'Your demo stays at the same time, with another host. The attached invitation replaces the earlier one in your calendar.',
        ],
    highlight: whenFact(office, bookingEvent, lead),
    actions: isUnsure ? manageOf(links) : actionsOf(links),
  }),
  guests: (bookingEvent, { lead, office, links, productName, greet }) => ({
    subject: `Guests of your ${productName} demo: ${describeStart(bookingEvent, lead.timeZone ?? office.zone)}`,
    preview: 'Who’s invited now.',
    heading: greet('Your guest list has changed'),
    paragraphs: [
      links.guests?.length
        ? `These guests are invited now: ${links.guests.map(({ email }) => withoutLinks(email)).join(', ')}. They get an email with each change of the demo.`
        : 'No guests are invited now.',
      'Was this not you? Take them off the list with the link below.',
    ],
    highlight: whenFact(office, bookingEvent, lead),
    actions: actionsOf(links),
  }),
  offered: ({ offers = [], ...bookingEvent }, context) => ({
    subject: `Please pick another time for your ${context.productName} demo`,
    preview: 'Your host can’t make it at that time.',
    heading: context.greet('Your host can’t make it'),
    paragraphs: [
      `We’re sorry: at ${describeStart(bookingEvent, context.lead.timeZone ?? context.office.zone)} your host can’t hold the demo after all, and no one else is free.`,
      ...offerLines(offers, context),
    ],
    highlight: { ...whenFact(context.office, bookingEvent, context.lead), label: 'It was set for' },
    actions: context.links.manageUrl ? [{ label: 'Pick another time', url: context.links.manageUrl }] : [],
  }),
  missed: ({ offers = [], ...bookingEvent }, context) => ({
    subject: `Sorry we missed you: your ${context.productName} demo`,
    preview: 'Pick another time whenever it suits you.',
    heading: context.greet('Sorry we missed you'),
    paragraphs: [
      'We waited for you and didn’t get to meet. No harm done: things come up.',
      ...offerLines(offers, context),
    ],
    highlight: { ...whenFact(context.office, bookingEvent, context.lead), label: 'It was set for' },
    actions: context.links.bookUrl ? [{ label: 'Book another demo', url: context.links.bookUrl }] : [],
  }),
  'reminder-day': (bookingEvent, context) => ({
    ...reminderTexts(bookingEvent, context),
    subject: `In 24 hours: your ${context.productName} demo`,
    heading: context.greet('See you in 24 hours'),
  }),
  'reminder-hour': (bookingEvent, context) => ({
    ...reminderTexts(bookingEvent, context),
    subject: `In one hour: your ${context.productName} demo`,
    heading: context.greet('Your demo starts in an hour'),
  }),
};

/** Times that are free now; another visitor may be faster. */
function offerLines(offers: readonly Date[], { lead, office }: MailContext): string[] {
  if (offers.length === 0) return [];
  const times = offers.map((start) => describeStart({ start, end: start }, lead.timeZone ?? office.zone));
  return ['These times are free right now:', ...times];
}

function reminderTexts(bookingEvent: BookingEvent, { lead, office, links }: MailContext) {
  return {
    preview: describeStart(bookingEvent, lead.timeZone ?? office.zone),
    paragraphs: [
      links.meetingUrl
        ? `Your ${office.minutes}-minute demo is coming up. Here’s the link to join.`
        : `Your ${office.minutes}-minute demo is coming up. Your host will send you the link before the call.`,
    ],
    highlight: whenFact(office, bookingEvent, lead),
    actions: actionsOf(links),
  };
}

export function whenFact(office: Office, meeting: Meeting, { timeZone }: LeadSnapshot): Fact {
  return { label: 'When', value: describeMeeting(office, meeting, timeZone, 'visitor') };
}

/** What can be done about a demo that its host has still to confirm. */
function manageOf({ manageUrl }: DemoLinks): MailAction[] {
  return actionsOf({ manageUrl });
}

/** What can be done about a demo that stands. */
export function actionsOf({ meetingUrl, manageUrl }: DemoLinks): MailAction[] {
  return [
    ...(meetingUrl ? [{ label: JOIN, url: meetingUrl }] : []),
    ...(manageUrl ? [{ label: MANAGE, url: manageUrl }] : []),
  ];
}
