import { createTransport } from 'nodemailer';

/** Mail of the desk, as its receiver sees it. */
export interface DeskMail {
  /** Address for replies. */
  replyTo: string;
  messageId: string;
}

/** Source of a mail, and how it must be shown. */
export interface ComposedMail {
  source: Buffer;
  kind: 'reply' | 'automatic' | 'bounce';
  text: string;
  files: number;
}

/** Kinds of mails that come back. `copies`: to the addresses of two mails of the desk, delivered for each. */
export const MAIL_KINDS = [
  'plain',
  'page',
  'files',
  'references',
  'automatic',
  'bounce',
  'repeated',
  'copies',
  'erased',
  'unrelated',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const TEXT = 'Größe, Straße und Übergabe passen uns.';
const FILES = [
  { filename: 'Übersicht.pdf', content: Buffer.alloc(200_000, 1) },
  { filename: 'plan.txt', content: 'Plan' },
];
const mails = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Composes what comes back to a mail of the desk. @param other another mail of the desk, for `copies` */
export async function composeMail(
  kind: MailKind,
  subject: string,
  { from, answers, other }: { from: string; answers: DeskMail; other: DeskMail },
): Promise<ComposedMail> {
  const id = `<${subject.replaceAll(/\W/g, '')}@visitors.example>`;
  if (kind === 'bounce')
    return { source: composeReport(subject, id, answers), kind, text: 'bounced 5.1.1', files: 0 };
  const text = `${TEXT}\n\n> Wie groß?\n`;
  const isAutomatic = kind === 'automatic';
  const hasFiles = kind === 'files';
  const { message } = await mails.sendMail({
    ...{ from: { name: 'Jörg Müller', address: from }, subject, messageId: id },
    to: kind === 'references' ? 'sales@example.com' : answers.replyTo,
    ...(kind === 'copies' && { cc: other.replyTo }),
    ...(kind === 'unrelated' ? { to: 'answers@example.com' } : { inReplyTo: answers.messageId }),
    ...(kind === 'page' ? { html: `<p>${TEXT}</p><script>alert(1)</script>` } : { text }),
    ...(hasFiles && { attachments: FILES }),
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
  });
  return {
    source: message as Buffer,
    ...{ kind: isAutomatic ? 'automatic' : 'reply', text: TEXT, files: hasFiles ? FILES.length : 0 },
  };
}

/** A delivery report (RFC 3464). */
function composeReport(subject: string, id: string, { messageId }: DeskMail): Buffer {
  const lines = [
    ...['From: MAILER-DAEMON@mx.visitors.example', 'To: hello@example.com', `Subject: ${subject}`],
    ...[`Message-ID: ${id}`, 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/report; report-type=delivery-status; boundary=q', '', '--q', '', 'Sorry.'],
    ...['', '--q', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx', ''],
    ...['Action: failed', 'Status: 5.1.1', '', '--q', 'Content-Type: message/rfc822', ''],
    ...[`Message-ID: ${messageId}`, 'Subject: Hi', '', 'Hi', '--q--', ''],
  ];
  return Buffer.from(lines.join('\r\n'));
}
