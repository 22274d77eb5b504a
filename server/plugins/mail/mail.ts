import { randomUUID } from 'node:crypto';
import type { Office } from 'contract/bookings/office.ts';
import type { MailContent, MailFrame } from 'contract/mails/mail-content.ts';
import { recolorHtml } from 'contract/site/brand-colors.ts';
import { content as words } from '../../shared/content.ts';
import type { MailBrand } from './mail-brand.ts';

/** A person who takes part in a meeting, or in a conversation. */
export interface Participant {
  /** Name as the person writes it. */
  name: string;
  /** One plain address. */
  email: string;
}

/** Invitation that travels with an email, for the calendar of its reader. */
export interface MailInvitation {
  method: 'REQUEST' | 'CANCEL';
  /** iCalendar. */
  text: string;
}

/** One email, ready to be sent; addresses are plain ones, and names stay names. */
export interface Mail {
  messageId: string;
  /** Name of its file, where emails are written instead of sent. */
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

/** Sender of the emails of a site, and their look. */
export interface Sender extends MailFrame, MailBrand {
  /** Office by whose clock demos are held. */
  office: Office;
  from: string;
  /** The address at which replies of visitors are read; `null` where no one reads them. */
  answersTo: string | null;
  /** Time within which people get an answer; nothing where the operator has not stated it. */
  replyWithin?: string | null;
}

/** Returns the parts that each email of the site has, whatever its subject. @param id one for each email */
export function envelope(
  id: string,
  content: MailContent,
  sender: Omit<Sender, 'office'>,
): Pick<Mail, 'messageId' | 'from' | 'subject' | 'html' | 'text'> {
  const { productName, from } = sender;
  const { colors, mark } = words().one('site');
  const { html, text } = sender.renderMail(content, { ...sender, hasOwnMark: mark !== '' });
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: productName, email: from },
    subject: content.subject,
    ...{ html: recolorHtml(html, colors), text },
  };
}

/** Returns an email that belongs to no thread and no delivery: a token, a link, an alert. @param kind begins its file's name */
export function singleMail(
  content: MailContent,
  sender: Omit<Sender, 'office'>,
  to: string,
  { date = new Date(), kind = '' }: { date?: Date; kind?: string } = {},
): Mail {
  const id = randomUUID();
  return { ...envelope(id, content, sender), fileName: `${kind}${id}.eml`, date, to };
}
