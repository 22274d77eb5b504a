import type { MailContent } from 'contract/mails/mail-content.ts';
import { type Mail, type Sender, singleMail } from '../../../plugins/mail/mail.ts';
import type { Alert, Incident } from './alert.rules.ts';
import { describeOver, wallTime } from './incident.rules.ts';

/** Changes to report to the operator at once, in one message. */
export interface AlertChange {
  begun: readonly Incident[];
  over: readonly Alert[];
}

/** A message to the operator, by whichever way. */
export interface AlertMessage {
  /** Subject of an email. */
  subject: string;
  title: string;
  /** Sentences. */
  lines: readonly string[];
  /** Reason why it was sent; stands below the sentences. */
  reason: string;
}

/** Returns the alert of a change. @param site whose server it is */
export function composeAlert(change: AlertChange, { siteUrl, productName }: Sender): AlertMessage {
  const { title, lines } = describeChange(change);
  return {
    subject: `${change.begun.length > 0 ? 'Trouble' : 'Resolved'}: ${title}`,
    ...{ title, lines },
    reason: `The server of ${siteUrl ?? productName} found this itself and reports it once. docs/operating.md says what to do.`,
  };
}

/** Each change in a line or two, problems first. */
export function describeChange({ begun, over }: AlertChange): { title: string; lines: string[] } {
  const ended = over.map(({ cause, since }) => ({ title: describeOver(cause), since }));
  const titles = [...begun, ...ended].map(({ title }) => title);
  const [first = ''] = titles;
  return {
    title: titles.length > 1 ? `${first}, and ${titles.length - 1} more` : first,
    lines: [
      ...begun.map(({ text }) => text),
      ...ended.map(({ title, since }) => `Resolved: ${title}. It began ${wallTime(since)}.`),
    ],
  };
}

export function composeAlertMail(
  { subject, title, lines, reason }: AlertMessage,
  sender: Sender,
  to: string,
  now: Date,
): Mail {
  const content: MailContent = {
    subject,
    preview: lines[0] ?? '',
    heading: title.charAt(0).toUpperCase() + title.slice(1),
    paragraphs: [...lines],
    factsTitle: '',
    facts: [],
    footer: [reason],
  };
  return singleMail(content, sender, to, { date: now, kind: 'alert.' });
}

/** The same for an incoming webhook of Slack. */
export function slackAlert({ title, lines }: AlertMessage, { productName, siteUrl }: Sender): object {
  return { text: [`${siteUrl ?? productName}: ${title}`, ...lines].map(escapeMarkup).join('\n') };
}

/** Slack's three signs of markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
