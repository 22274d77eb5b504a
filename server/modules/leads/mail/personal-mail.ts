import type { MailContent } from 'contract/mails/mail-content.ts';
import type { Participant } from '../../../plugins/mail/mail.ts';
import { envelope, type Mail, type Sender } from '../../../plugins/mail/mail.ts';
import { escapeHtml } from '../../site/site.queries.ts';

/** Reply of a person of the desk to a visitor. */
export interface ReplyMail {
  to: string;
  author: Participant;
  /** Address for answers. */
  answersTo: string;
  subject: string;
  text: string;
  writtenAt: Date;
  /** Ids of the deliveries whose emails reached the visitor before, the oldest first. */
  thread: readonly string[];
}

/** Notification of a person of the desk about a lead. */
export interface ColleagueMail {
  to: string;
  /** Person who caused it; answers go to them. */
  author: Participant;
  content: MailContent;
  at: Date;
}

interface Addressed {
  deliveryId: string;
  leadId: string;
  channel: string;
  message: string;
}

/** An answer by a person: no template around it, in the name of its author, in the thread of the emails before it. */
export function composeReply(
  { deliveryId, leadId, channel, message }: Addressed,
  { to, author, answersTo, subject, text, writtenAt, thread }: ReplyMail,
  { from }: Pick<Sender, 'from'>,
): Mail {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const nameId = (id: string) => `<${id}@${domain}>`;
  const references = thread.map(nameId);
  const last = references.at(-1);
  return {
    messageId: nameId(deliveryId),
    fileName: `${leadId}.${channel}.${message}.eml`,
    date: writtenAt,
    from: { name: author.name, email: from },
    to,
    replyTo: { name: author.name, email: answersTo },
    subject,
    text,
    html: textAsHtml(text),
    isPersonal: true,
    ...(last !== undefined && { inReplyTo: last, references }),
  };
}

/** Composes the email that notifies a colleague. */
export function composeColleagueMail(
  { deliveryId, leadId, channel, message }: Addressed,
  { to, author, content, at }: ColleagueMail,
  sender: Sender,
): Mail {
  return {
    ...envelope(deliveryId, content, sender),
    fileName: `${leadId}.${channel}.${message}.eml`,
    date: at,
    to,
    replyTo: author,
  };
}

/** Paragraphs and lines as they were typed; nothing of the text is markup. */
function textAsHtml(text: string): string {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`;
}
