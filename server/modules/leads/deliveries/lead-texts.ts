import { fieldLabels } from 'contract/leads/lead-forms.ts';
import type { Fact } from 'contract/mails/mail-content.ts';
import { mailParts } from '../../../plugins/mail/mail-words.ts';
import type { LeadSnapshot } from './channel.ts';
import type { Meeting } from './meeting-times.ts';

/** Fields that have lines of their own. */
const SEPARATE_FIELDS: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'startDateTime',
  'endDateTime',
  'timezone',
]);

const MOST_LINES = 200;

/** The meeting that a lead asked for at first. */
export function meetingOf({ kind, body }: LeadSnapshot): Meeting | undefined {
  const { startDateTime, endDateTime } = body;
  if (kind !== 'demo' || !startDateTime || !endDateTime) return undefined;
  return { start: new Date(startDateTime), end: new Date(endDateTime) };
}

/** Returns first and last name, where the form asks for them. */
export function personOf({ body }: LeadSnapshot): string {
  return [body.firstName, body.lastName].filter(Boolean).join(' ');
}

/**
 * Returns the fields that the visitor filled in, in the order of the form, under the names that the form shows; without
 * the meeting.
 */
export function filledFields(lead: LeadSnapshot): Fact[] {
  const person = personOf(lead);
  const fields = Object.entries(fieldLabels(lead.kind)).flatMap(([field, label]) => {
    const value = lead.body[field];
    return value && !SEPARATE_FIELDS.has(field) ? [{ label, value: foldLines(value) }] : [];
  });
  return person ? [{ label: mailParts().labels.name, value: person }, ...fields] : fields;
}

/**
 * A text with at most one empty line in a row, and its first lines apart; those behind follow in one line. A person
 * sees the same, and thousands of line breaks, each an element of an email, would keep a core busy.
 */
export function foldLines(text: string): string {
  const lines = text.replaceAll(/\n{3,}/g, '\n\n').split('\n');
  return [...lines.slice(0, MOST_LINES), lines.slice(MOST_LINES).join(' ')].join('\n').trimEnd();
}
