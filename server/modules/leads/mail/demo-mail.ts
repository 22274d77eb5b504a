import type { Office } from 'contract/bookings/office.ts';
import type { EmailName } from 'contract/content/email.ts';
import type { Fact, MailAction, MailContent } from 'contract/mails/mail-content.ts';
import type { Participant } from '../../../plugins/mail/mail.ts';
import { mailParts, writeMail } from '../../../plugins/mail/mail-words.ts';
import { withoutLinks } from '../../../plugins/mail/quoted-text.ts';
import type { BookingEvent, BookingEventType } from '../deliveries/booking-event.ts';
import type { LeadSnapshot } from '../deliveries/channel.ts';
import { describeMeeting, describeStart, type Meeting } from '../deliveries/meeting-times.ts';

/** Email without the texts of the form, and without the small print. */
export type MailTexts = Omit<MailContent, 'factsTitle' | 'facts' | 'footer' | 'footerLinks'>;

/** Links and people of a demo; those that are not known are absent. */
export interface DemoLinks {
  /** Address of the meeting. */
  meetingUrl?: string | undefined;
  /** Host of the demo, where the site has hosts. */
  host?: Participant | undefined;
  /** Guests whom the visitor has invited. */
  guests?: readonly Participant[] | undefined;
  /** Page on which it is seen, moved and canceled. */
  manageUrl?: string | undefined;
  /** Page on which its host confirms it, or says that it can’t be. Not for visitors. */
  hostUrl?: string | undefined;
  /** Page on which it is confirmed. */
  confirmUrl?: string | undefined;
  /** Page on which the consent that came with the request is withdrawn. */
  consentUrl?: string | undefined;
  /** Page on which another one is booked. */
  bookUrl?: string | undefined;
}

/** Facts for a mail to a visitor. */
interface MailContext {
  lead: LeadSnapshot;
  office: Office;
  links: DemoLinks;
  productName: string;
  /** Set where someone reads replies to the email. */
  canBeAnswered: boolean;
  /** Its host has still to confirm the demo. */
  isUnsure: boolean;
  /** Greeting behind a heading: the visitor's name, where it looks like one. */
  greeting: string;
}

/** The email to a visitor who has booked a demo. */
export function bookedTexts(meeting: Meeting, context: MailContext): MailTexts {
  if (!context.isUnsure) return writeDemoMail('demo-booked', meeting, context, [], actionsOf(context.links));
  return writeDemoMail('demo-requested', meeting, context, [], manageOf(context.links));
}

/** Returns the email that asks a visitor to confirm a demo. */
export function confirmTexts(meeting: Meeting, context: MailContext): MailTexts {
  return writeDemoMail('demo-to-confirm', meeting, context, [context.links.confirmUrl]);
}

/** The email to a visitor about a change of a demo, or that reminds them of it. */
export function bookingEventTexts(bookingEvent: BookingEvent, context: MailContext): MailTexts {
  const { occasion, offers = [] } = bookingEvent;
  const { lead, links, isUnsure } = context;
  if (occasion === 'invited' || occasion === 'uninvited') throw new Error('it is said to a guest');
  const [name, url] = EMAILS[occasion];
  const isMoving = occasion === 'moved' || occasion === 'host';
  const standing = occasion === 'to-confirm' || (isMoving && isUnsure) ? manageOf(links) : actionsOf(links);
  const mail = writeDemoMail(name, bookingEvent, context, [url && links[url]], url ? [] : standing);
  const zone = zoneOf(context);
  const times = offers.map((start) => describeStart({ start, end: start }, zone));
  const label = url ? { label: mailParts().labels.wasSetFor } : {};
  return {
    ...mail,
    paragraphs: [...mail.paragraphs, ...times],
    highlight: { ...whenFact(context.office, bookingEvent, lead), ...label },
  };
}

/** The documents, and where the demo isn’t held at its time, what their button leads to. */
const EMAILS: Record<
  Exclude<BookingEventType, 'invited' | 'uninvited'>,
  readonly [name: EmailName, url?: 'bookUrl' | 'manageUrl']
> = {
  moved: ['demo-moved'],
  cancelled: ['demo-canceled', 'bookUrl'],
  'to-confirm': ['demo-for-its-host-to-confirm'],
  agreed: ['demo-confirmed-by-its-host'],
  host: ['demo-with-another-host'],
  guests: ['demo-with-guests'],
  offered: ['demo-without-a-host', 'manageUrl'],
  missed: ['demo-missed', 'bookUrl'],
  'reminder-day': ['demo-in-a-day'],
  'reminder-hour': ['demo-in-an-hour'],
};

/** @param urls of the buttons that the email has of its own @param standing behind them */
function writeDemoMail(
  name: EmailName,
  meeting: Meeting & Pick<Partial<BookingEvent>, 'previousStart' | 'word' | 'offers'>,
  context: MailContext,
  urls: readonly (string | undefined)[],
  standing: readonly MailAction[] = [],
): MailTexts {
  const { lead, office, links, productName, greeting, isUnsure } = context;
  const { previousStart, word, offers = [] } = meeting;
  const zone = zoneOf(context);
  const guests = links.guests?.map(({ email }) => withoutLinks(email)).join(', ');
  const {
    factsTitle: _t,
    facts: _f,
    footer: _,
    ...mail
  } = writeMail(name, {
    values: {
      ...{ product: productName, greeting, word, minutes: office.minutes },
      ...{ host: links.host?.name, guests: guests || undefined },
      ...{ held: mailParts().held, howToMove: howToMove(context) },
      start: describeStart(meeting, zone),
      before: previousStart && describeStart({ ...meeting, start: previousStart }, zone),
    },
    situations: [
      links.meetingUrl ? 'the link is known' : 'the link isn’t known',
      isUnsure ? 'the host isn’t sure' : 'the host is sure',
      ...(guests ? [] : (['no guest is invited'] as const)),
      ...(offers.length > 0 ? (['times are offered'] as const) : []),
    ],
    urls,
  });
  return { ...mail, actions: [...mail.actions, ...standing], highlight: whenFact(office, meeting, lead) };
}

function zoneOf({ lead, office }: MailContext): string {
  return lead.timeZone ?? office.zone;
}

function howToMove({ links, canBeAnswered }: MailContext): string {
  const { byLink, byReply, byForm } = mailParts().howToMove;
  return links.manageUrl ? byLink : canBeAnswered ? byReply : byForm;
}

export function whenFact(office: Office, meeting: Meeting, { timeZone }: LeadSnapshot): Fact {
  return { label: mailParts().labels.when, value: describeMeeting(office, meeting, timeZone, 'visitor') };
}

/** Returns the actions for a demo that its host has still to confirm. */
function manageOf({ manageUrl }: DemoLinks): MailAction[] {
  return actionsOf({ manageUrl });
}

/** Returns the actions for a demo that stands. */
export function actionsOf({ meetingUrl, manageUrl }: DemoLinks): MailAction[] {
  const { labels } = mailParts();
  return [
    ...(meetingUrl ? [{ label: labels.join, url: meetingUrl }] : []),
    ...(manageUrl ? [{ label: labels.manage, url: manageUrl }] : []),
  ];
}
