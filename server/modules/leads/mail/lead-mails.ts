import { meetingTitle } from 'contract/bookings/calendar-texts.ts';
import type { MailContent } from 'contract/mails/mail-content.ts';
import { envelope, type Mail, type Participant, type Sender } from '../../../plugins/mail/mail.ts';
import { mailParts } from '../../../plugins/mail/mail-words.ts';
import type { LeadMessage } from '../deliveries/channel.ts';
import { withdrawnConsentOf } from '../deliveries/consent-message.ts';
import { personOf } from '../deliveries/lead-texts.ts';
import { inviteToDemo } from './demo-invitation.ts';
import type { DemoLinks } from './demo-mail.ts';
import { guestMail } from './guest-mail.ts';
import { hostMail, salesMail } from './sales-mail.ts';
import { visitorMail } from './visitor-mail.ts';

/** Notifies the sales address of a lead, or of its demo; an answer goes to the visitor. */
export function composeSalesMail(
  message: LeadMessage,
  sender: Sender,
  to: string,
  links: DemoLinks = {},
): Mail {
  const { lead, bookingEvent } = message;
  const person = personOf(lead) || lead.email;
  const alsoInvited = [{ name: mailParts().labels.sales, email: to }];
  return {
    ...compose(message, sender, {
      channel: 'sales-email',
      content: salesMail(message, links, sender.office),
      title: meetingTitle(sender.productName, person),
      alsoInvited,
      links,
    }),
    to,
    // A host who has to confirm it gets an email of their own.
    ...(links.host && bookingEvent?.occasion !== 'to-confirm' && { cc: links.host.email }),
    replyTo: { name: person, email: lead.email },
  };
}

/** Asks the host of a demo to confirm it. */
export function composeHostMail(
  message: LeadMessage,
  sender: Sender,
  host: Participant,
  links: DemoLinks,
): Mail {
  const { cc: _, ...mail } = composeSalesMail(message, sender, host.email, links);
  const content = hostMail(message, links, sender.office);
  const fileName = `${message.lead.id}.host-email.${message.message}.eml`;
  return { ...mail, fileName, ...envelope(message.deliveryId, content, sender), from: mail.from };
}

/** Notifies the visitor that the request was stored, or that the demo has changed. */
export function composeVisitorMail(message: LeadMessage, sender: Sender, links: DemoLinks = {}): Mail {
  const { office, productName, from, answersTo, replyWithin } = sender;
  const context = { office, productName, links, canBeAnswered: answersTo !== null, replyWithin };
  const content = visitorMail(message, context);
  const parts = {
    channel: 'visitor-email',
    content,
    title: meetingTitle(productName),
    alsoInvited: [],
    links,
  };
  const mail = { ...compose(message, sender, parts), to: message.lead.email };
  // The name of a person, at the address that may send for the site; an answer goes to the person.
  if (links.host) return { ...mail, from: { name: links.host.name, email: from }, replyTo: links.host };
  return answersTo === null || answersTo === from
    ? mail
    : { ...mail, replyTo: { name: productName, email: answersTo } };
}

/**
 * Notifies a guest of a demo to which its visitor has invited them. It contains no link that moves or cancels, and asks
 * for nothing but a place in a calendar.
 */
export function composeGuestMail(
  message: LeadMessage,
  sender: Sender,
  guest: Participant,
  links: DemoLinks = {},
): Mail {
  const { productName, from, answersTo } = sender;
  const shown: DemoLinks = { meetingUrl: links.meetingUrl, host: links.host };
  const content = guestMail(message, sender, shown);
  const isLast = message.bookingEvent?.occasion === 'uninvited';
  const others = (links.guests ?? []).filter(({ email }) => email !== guest.email);
  const composed = compose(message, sender, {
    channel: 'guest-email',
    content,
    title: meetingTitle(productName),
    alsoInvited: isLast ? [guest] : [guest, ...others],
    links: shown,
  });
  const mail = { ...composed, to: guest.email };
  if (links.host) return { ...mail, from: { name: links.host.name, email: from }, replyTo: links.host };
  return answersTo === null || answersTo === from
    ? mail
    : { ...mail, replyTo: { name: productName, email: answersTo } };
}

interface MailParts {
  channel: string;
  content: MailContent;
  /** Title of the meeting, in the recipient's calendar. */
  title: string;
  /** Beside the visitor. */
  alsoInvited: readonly Participant[];
  links: DemoLinks;
}

function compose(
  report: LeadMessage,
  sender: Sender,
  { channel, content, ...parts }: MailParts,
): Omit<Mail, 'to'> {
  const { deliveryId, message, lead, bookingEvent, isUnsure } = report;
  const withdrawn = withdrawnConsentOf(report);
  const common = envelope(deliveryId, content, sender);
  const invitation = inviteToDemo({ lead, bookingEvent, message, isUnsure }, common.from, {
    ...parts,
    office: sender.office,
  });
  return {
    ...common,
    fileName: `${lead.id}.${channel}.${message}.eml`,
    date: withdrawn ? new Date(withdrawn.withdrawnAt) : (bookingEvent?.at ?? lead.receivedAt),
    ...(invitation && { invitation }),
  };
}
