import type { Office } from 'contract/bookings/office.ts';
import type { EmailParts } from 'contract/content/email.ts';
import { fill } from 'contract/content/fill.ts';
import type { MailAction, MailContent } from 'contract/mails/mail-content.ts';
import { mailParts, writeMail } from '../../../plugins/mail/mail-words.ts';
import { greetableName, withoutLinks } from '../../../plugins/mail/quoted-text.ts';
import { CONFIRM } from '../deliveries/booking-event.ts';
import type { LeadMessage, LeadSnapshot } from '../deliveries/channel.ts';
import { filledFields, meetingOf } from '../deliveries/lead-texts.ts';
import { bookedTexts, bookingEventTexts, confirmTexts, type DemoLinks, type MailTexts } from './demo-mail.ts';

/** Facts for an email to a visitor, beside the lead. */
interface VisitorMailParts {
  office: Office;
  productName: string;
  links: DemoLinks;
  /** Set where someone reads replies: no email asks for a reply that no one reads. */
  canBeAnswered: boolean;
  /** Time within which a person answers, where that is promised. */
  replyWithin?: string | null | undefined;
}

/**
 * The email to a visitor after a request was stored: what it was, and what happens next; or a change of the demo that
 * came with it.
 */
export function visitorMail(
  {
    lead,
    bookingEvent,
    message,
    isUnsure = false,
  }: Pick<LeadMessage, 'lead' | 'bookingEvent' | 'isUnsure'> & Partial<Pick<LeadMessage, 'message'>>,
  { office, productName, links, canBeAnswered, replyWithin }: VisitorMailParts,
): MailContent {
  const meeting = meetingOf(lead);
  const isToConfirm = message === CONFIRM;
  const context = {
    lead,
    office,
    links,
    productName,
    canBeAnswered,
    isUnsure,
    greeting: greetingOf(lead),
  };
  const footerLinks = stopContent(lead, { productName, links });
  const { visitorFooter, lastWord, labels } = mailParts();
  const last = isToConfirm ? 'ignore' : lastWordOf({ lead, bookingEvent }, { links, canBeAnswered });
  const footer = [fill(visitorFooter, { product: productName, lastWord: lastWord[last] })];
  const smallPrint = { footer, footerLinks };
  const nothingSent = { factsTitle: '', facts: [] };
  if (meeting && isToConfirm) return { ...confirmTexts(meeting, context), ...nothingSent, ...smallPrint };
  if (bookingEvent) return { ...bookingEventTexts(bookingEvent, context), ...nothingSent, ...smallPrint };
  return {
    ...(meeting
      ? bookedTexts(meeting, context)
      : textsFor(lead, { productName, canBeAnswered, replyWithin })),
    factsTitle: labels.sent,
    // The reader knows the address that it is sent to.
    facts: filledFields(lead)
      .filter(({ value }) => value !== lead.email)
      .map(({ label, value }) => ({ label, value: withoutLinks(value) })),
    ...smallPrint,
  };
}

/**
 * Returns the link that withdraws the consent, as long as there is one: no email of ours is content, so that none needs
 * `List-Unsubscribe`.
 */
function stopContent(
  { context }: LeadSnapshot,
  { productName, links }: Pick<VisitorMailParts, 'productName' | 'links'>,
): MailAction[] {
  const isGiven = context?.consent && !context.consent.withdrawnAt;
  return isGiven && links.consentUrl
    ? [{ label: fill(mailParts().stopContent, { product: productName }), url: links.consentUrl }]
    : [];
}

/** Returns the advice to a recipient who never asked for this; a demo that is not canceled would bring more emails. */
function lastWordOf(
  { lead, bookingEvent }: Pick<LeadMessage, 'lead' | 'bookingEvent'>,
  { links, canBeAnswered }: Pick<VisitorMailParts, 'links' | 'canBeAnswered'>,
): keyof EmailParts['lastWord'] {
  if (bookingEvent?.occasion === 'cancelled') return 'over';
  if (lead.kind !== 'demo') return 'ignore';
  if (links.manageUrl) return 'byLink';
  return canBeAnswered ? 'byReply' : 'byForm';
}

type Frame = Pick<VisitorMailParts, 'productName' | 'canBeAnswered' | 'replyWithin'>;

function textsFor(lead: LeadSnapshot, { productName, canBeAnswered, replyWithin }: Frame): MailTexts {
  const { soon, within } = mailParts();
  // No code stores a demo without a time; if one exists, the words for a contact message fit it, too.
  const { actions: _, ...mail } = writeMail(lead.kind === 'demo' ? 'contact' : lead.kind, {
    values: {
      product: productName,
      greeting: greetingOf(lead),
      name: withoutLinks(lead.body.name ?? ''),
      soon: replyWithin ? fill(within, { time: replyWithin }) : soon,
    },
    situations: [canBeAnswered ? 'replies are read' : 'replies aren’t read'],
  });
  return mail;
}

function greetingOf({ body }: LeadSnapshot): string {
  const name = greetableName(body.firstName);
  return name ? fill(mailParts().greeting, { name }) : '';
}
