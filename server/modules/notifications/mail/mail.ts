import { meetingTitle } from 'contract/bookings/calendar-texts.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { MailContent, MailFrame } from 'contract/mails/mail-content.ts';
import type { Participant } from '../../bookings/calendar/calendar-event.ts';
import type { MailBrand } from '../../site/mail-brand.ts';
import type { LeadMessage } from '../channel.ts';
import { withdrawnConsentOf } from '../consent-message.ts';
import { personOf } from '../lead-texts.ts';
import { inviteToDemo, type MailInvitation } from './demo-invitation.ts';
import type { DemoLinks } from './demo-mail.ts';
import { guestMail } from './guest-mail.ts';
import { mailParts } from './mail-words.ts';
import { hostMail, salesMail } from './sales-mail.ts';
import { visitorMail } from './visitor-mail.ts';

/** One email, ready to be sent; addresses are plain ones, and names stay names. */
export interface Mail {
  messageId: string;
  /** Which file it is, where emails are written instead of sent. */
  fileName: string;
  date: Date;
  from: Participant;
  to: string;
  /** Gets it too. */
  cc?: string;
  replyTo?: Participant;
  subject: string;
  html: string;
  text: string;
  invitation?: MailInvitation;
  /** A person wrote it: an out-of-office reply is an answer to them. */
  isPersonal?: boolean;
  /** Message ids of what it answers, and of all before it in its thread. */
  inReplyTo?: string;
  references?: readonly string[];
}

/** Who the emails of a site are from, and how they look. */
export interface Sender extends MailFrame, MailBrand {
  /** By whose clock demos are held. */
  office: Office;
  from: string;
  /** The address at which replies of visitors are read; `null` where no one reads them. */
  answersTo: string | null;
  /** Within what time people get an answer; nothing where the operator has not stated it. */
  replyWithin?: string | null;
}

/** Tells the sales address of a lead, or of its demo; an answer goes to the visitor. */
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
    // Who has to confirm it gets an email of their own.
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

/** Tells the visitor that the request was stored, or what has become of the demo. */
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
 * Tells a guest of a demo to which its visitor has invited them. It leads to nothing that moves or cancels, and asks for
 * nothing but a place in a calendar.
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
  /** Of the meeting, in the recipient's calendar. */
  title: string;
  /** Beside the visitor. */
  alsoInvited: readonly Participant[];
  links: DemoLinks;
}

function compose(
  told: LeadMessage,
  sender: Sender,
  { channel, content, ...parts }: MailParts,
): Omit<Mail, 'to'> {
  const { deliveryId, message, lead, bookingEvent, isUnsure } = told;
  const withdrawn = withdrawnConsentOf(told);
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

/** What each email of the site has, whatever it tells. @param id one for each email */
export function envelope(
  id: string,
  content: MailContent,
  sender: Omit<Sender, 'office'>,
): Pick<Mail, 'messageId' | 'from' | 'subject' | 'html' | 'text'> {
  const { productName, from } = sender;
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: productName, email: from },
    subject: content.subject,
    ...sender.renderMail(content, sender),
  };
}
