import type { LeadKind } from 'contract/api-paths.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { MailAction, MailContent } from 'contract/mails/mail-content.ts';
import { CONFIRM } from '../booking-event.ts';
import type { LeadMessage, LeadSnapshot } from '../channel.ts';
import { filledFields, meetingOf } from '../lead-texts.ts';
import { bookedTexts, bookingEventTexts, confirmTexts, type DemoLinks, type MailTexts } from './demo-mail.ts';
import { greetableName, withoutLinks } from './quoted-text.ts';

/** What an email to a visitor needs to know beside the lead. */
interface VisitorMailParts {
  office: Office;
  productName: string;
  links: DemoLinks;
  /** Whether someone reads replies: no email asks for a reply that no one reads. */
  canBeAnswered: boolean;
  /** Within what time a person answers, where that is promised. */
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
    greet: (sentence: string) => greet(sentence, lead),
  };
  const footerLinks = stopContent(lead, { productName, links });
  const footer = [
    `You’re getting this email because someone entered this address on the ${productName} website. ${isToConfirm ? IGNORE : lastWord({ lead, bookingEvent }, { links, canBeAnswered })}`,
  ];
  const smallPrint = { footer, footerLinks };
  const nothingSent = { factsTitle: '', facts: [] };
  if (meeting && isToConfirm) return { ...confirmTexts(meeting, context), ...nothingSent, ...smallPrint };
  if (bookingEvent) return { ...bookingEventTexts(bookingEvent, context), ...nothingSent, ...smallPrint };
  return {
    ...(meeting
      ? bookedTexts(meeting, context)
      : textsFor(lead, { productName, canBeAnswered, replyWithin })),
    factsTitle: 'What you sent us',
    // The address it goes to is no news to its reader.
    facts: filledFields(lead)
      .filter(({ value }) => value !== lead.email)
      .map(({ label, value }) => ({ label, value: withoutLinks(value) })),
    ...smallPrint,
  };
}

const IGNORE = 'Wasn’t you? Ignore it, and we won’t email you about it again.';

/** As long as there is a consent to take back: no email of ours is content, so that none needs `List-Unsubscribe`. */
function stopContent(
  { context }: LeadSnapshot,
  { productName, links }: Pick<VisitorMailParts, 'productName' | 'links'>,
): MailAction[] {
  const isGiven = context?.consent && !context.consent.withdrawnAt;
  return isGiven && links.consentUrl
    ? [{ label: `Stop content from ${productName}`, url: links.consentUrl }]
    : [];
}

/** What a recipient who never asked for this can do; a demo that is not canceled would bring more emails. */
function lastWord(
  { lead, bookingEvent }: Pick<LeadMessage, 'lead' | 'bookingEvent'>,
  { links, canBeAnswered }: Pick<VisitorMailParts, 'links' | 'canBeAnswered'>,
): string {
  if (bookingEvent?.occasion === 'cancelled') return 'We won’t email you about this demo again.';
  if (lead.kind !== 'demo') return IGNORE;
  if (!links.manageUrl) {
    const how = canBeAnswered ? 'Reply to this email' : 'Tell us through the contact form on our website';
    return `Wasn’t you? ${how}, and we’ll cancel the demo.`;
  }
  return 'Wasn’t you? Cancel the demo with the link above, and we won’t email you about it again.';
}

type Frame = Pick<VisitorMailParts, 'productName' | 'canBeAnswered' | 'replyWithin'>;

function textsFor(lead: LeadSnapshot, frame: Frame): MailTexts {
  // No code stores a demo without a time; if one exists, the words for a contact message fit it, too.
  return TEXTS[lead.kind === 'demo' ? 'contact' : lead.kind](lead, frame);
}

const TEXTS: Record<Exclude<LeadKind, 'demo'>, (lead: LeadSnapshot, frame: Frame) => MailTexts> = {
  contact: (lead, { productName, canBeAnswered, replyWithin }) => ({
    subject: `We got your message to ${productName}`,
    preview: 'A person reads it and replies to this address.',
    heading: greet('Thanks for writing', lead),
    paragraphs: [
      `Your message reached our team. A person reads every one, and we’ll get back to you ${sayWhen(replyWithin)} at this address.`,
    ],
    steps: [
      'Someone who knows the topic picks up your message.',
      'You get their reply right here, in your inbox.',
      canBeAnswered
        ? 'Forgot something? Reply to this email, and a person on our team reads it.'
        : 'Forgot something? Send us another message through the contact form on our website.',
    ],
  }),
  agent: ({ body }, { productName, replyWithin }) => ({
    subject: `We got your ${productName} AI employee request`,
    preview: 'Here’s what happens next.',
    heading: 'We’ve got your AI employee request',
    paragraphs: [
      `You described an AI employee called “${withoutLinks(body.name ?? '')}”. We have everything you wrote, and our team will get back to you ${sayWhen(replyWithin)}.`,
    ],
    steps: [
      'We check which tools and documents the job needs.',
      'We come back with questions, or with a first version to try.',
      'You decide what it can do alone, and where it has to ask a person.',
    ],
  }),
  chatbot: ({ body }, { productName, replyWithin }) => ({
    subject: `We got your ${productName} chatbot request`,
    preview: 'Here’s what happens next.',
    heading: 'We’ve got your chatbot design',
    paragraphs: [
      `You designed a chatbot called “${withoutLinks(body.name ?? '')}”. We have the whole design, and our team will get back to you ${sayWhen(replyWithin)}.`,
    ],
    steps: [
      'We set it up with your welcome message and your suggestions.',
      'We ask you which pages and documents it should answer from.',
      'You try it, and it goes on your site when you say so.',
    ],
  }),
};

function sayWhen(replyWithin: string | null | undefined): string {
  return replyWithin ? `within ${replyWithin}` : 'soon';
}

function greet(sentence: string, { body }: LeadSnapshot): string {
  const name = greetableName(body.firstName);
  return name ? `${sentence}, ${name}` : sentence;
}
