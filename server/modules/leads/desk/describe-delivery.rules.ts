import { findChannel } from '../leads.channels.ts';
import type { DeliveryRecord } from '../records/lead-record.ts';

/** Describes the receiver of a message. @param sales the address at which sales read */
export function describeTarget(channel: string, email: string, sales: string | null): string {
  const facts = findChannel(channel);
  if (channel === 'sales-email' && sales !== null) return sales;
  return facts ? (facts.receiver ?? email) : channel;
}

const ABOUT: Readonly<Record<string, string>> = {
  confirm: 'Link to confirm the demo',
  reply: 'Reply',
  assigned: 'Lead assigned',
  moved: 'Demo moved',
  cancelled: 'Demo canceled',
  'to-confirm': 'Demo to confirm',
  agreed: 'Demo confirmed by its host',
  host: 'Demo with another host',
  offered: 'Other times offered',
  missed: 'Demo missed',
  guests: 'Guests of the demo',
  invited: 'Invited to the demo',
  uninvited: 'No longer invited to the demo',
  'reminder-day': 'Reminder, a day before',
  'reminder-hour': 'Reminder, an hour before',
  'consent-withdrawn': 'Consent taken back',
};

/** Describes a message in words. */
export function describeMessage(channel: string, message: string): string {
  if (message === 'received') return channel === 'visitor-email' ? 'Confirmation' : 'New request';
  const kind = message.split('.', 1)[0] ?? message;
  return ABOUT[kind] ?? kind;
}

/** Patterns of the codes that deliveries keep, and what each means to a person. */
const PROBLEMS: readonly [RegExp, string][] = [
  [/^superseded/, 'A later message replaced it.'],
  [/^over/, 'The demo was over.'],
  [/^late/, 'It was too late for it.'],
  [/^may_have_arrived/, 'It may have arrived already.'],
  [/^bounced 5\.1\.\d|\b55\d\b.*rcpt/, 'This address does not exist.'],
  [/^bounced 5\.2\.2|^bounced 4\.2\.2/, 'Their mailbox is full.'],
  [/^bounced 5\.7/, 'Their mail server refused the message by its rules.'],
  [/^bounced 4/, 'Their mail server could not be reached for days.'],
  [/^bounced/, 'Their mail server sent the message back.'],
  [/eauth|noauth|\b535\b/, 'The mail server refused our user name or password.'],
  [/edns|enotfound|eai_again/, 'The name of the server was not found.'],
  [/econnrefused|unreach|connect_timeout/, 'The server could not be reached.'],
  [/etls|cert|leaf_signature/, 'The server’s certificate was not accepted.'],
  [/timeout/, 'The server did not answer in time.'],
  [/\b5\d\d\b.*(?:rcpt|data|mail from)/, 'The mail server refused the message.'],
  [/\b(?:401|403)\b/, 'The program refused our key.'],
  [/\b(?:404|410)\b/, 'The program’s address is gone.'],
  [/\b429\b/, 'The program asked us to wait.'],
  [/\b5\d\d\b/, 'The other server had a problem.'],
  [/\b4\d\d\b/, 'The program refused the message.'],
  [/^interrupted/, 'This server was stopped while it was sending.'],
];

/** Describes the problem as a sentence with the code behind it; `null` without one. */
export function describeProblem({
  state,
  lastProblem,
}: Pick<DeliveryRecord, 'state' | 'lastProblem'>): string | null {
  if (lastProblem === null || state === 'done') return null;
  const sentence = PROBLEMS.find(([pattern]) => pattern.test(lastProblem))?.[1] ?? 'It could not be sent.';
  return `${sentence} (${lastProblem})`;
}
