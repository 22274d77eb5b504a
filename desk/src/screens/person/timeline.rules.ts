import type { DeskLead, DeskMail, DeskPersonPage, LeadHistoryEntry } from 'contract/desk/person.ts';
import { STATE_WORDS } from '../../shared/lead-words.ts';

/** Something that happened with a person, in the order of time. */
export type TimelineEntry =
  | { kind: 'request'; id: string; at: string; lead: DeskLead }
  | { kind: 'note'; id: string; at: string; author: string; text: string }
  | {
      kind: 'reply';
      id: string;
      at: string;
      author: string;
      subject: string;
      text: string;
      /** Delivery that carries it. */
      delivery: DeskLead['deliveries'][number] | undefined;
      leadId: string;
    }
  | { kind: 'mail'; id: string; at: string; mail: DeskMail; author: string; leadId: string }
  /** Change in one line. */
  | { kind: 'change'; id: string; at: string; author: string; words: string };

const AT_THE_SHELL = 'The command line';

/** All of a person's requests, notes, replies and changes, the newest first. */
export function timelineOf({ leads }: Pick<DeskPersonPage, 'leads'>): TimelineEntry[] {
  const entries = leads.flatMap((lead): TimelineEntry[] => [
    { kind: 'request', id: lead.id, at: lead.receivedAt, lead },
    ...lead.notes.map(
      ({ id, at, author, text }): TimelineEntry => ({
        ...{ kind: 'note', id, at, text },
        author: author ?? AT_THE_SHELL,
      }),
    ),
    ...lead.mails.map((mail): TimelineEntry => toMailEntry(mail, lead)),
    ...lead.history.map((entry) => toEntry(entry, lead)),
  ]);
  return entries.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

function toMailEntry(mail: DeskMail, lead: DeskLead): TimelineEntry {
  const isTheirs = mail.from.toLowerCase() === lead.email.toLowerCase();
  const author =
    mail.kind === 'bounce'
      ? 'Their mail server'
      : (isTheirs && nameOfVisitor(lead)) || mail.from || 'Unknown sender';
  return { kind: 'mail', id: mail.id, at: mail.at, mail, author, leadId: lead.id };
}

function toEntry(entry: LeadHistoryEntry, lead: DeskLead): TimelineEntry {
  const { id, at } = entry;
  const author = entry.author ?? AT_THE_SHELL;
  if (entry.kind === 'reply') {
    const { subject, text, deliveryId } = entry;
    const delivery = lead.deliveries.find((each) => each.id === deliveryId);
    return { kind: 'reply', id, at, author, subject, text, delivery, leadId: lead.id };
  }
  return { kind: 'change', id, at, author, words: wordsOf(entry) };
}

function wordsOf(entry: Exclude<LeadHistoryEntry, { kind: 'reply' }>): string {
  switch (entry.kind) {
    case 'state':
      return `changed ${STATE_WORDS[entry.from].label} to ${STATE_WORDS[entry.to].label}`;
    case 'assigned':
      return entry.to === null ? 'assigned it to no one' : `assigned it to ${entry.to}`;
    case 'snoozed':
      return entry.until === null ? 'woke it up' : 'snoozed it';
    case 'merged':
      return entry.isUndone ? `parted it from ${entry.email}` : `joined it with ${entry.email}`;
    case 'address':
      return `corrected the address ${entry.from} to ${entry.to}`;
    case 'sent-again':
      return `sent a message to ${entry.to} again`;
  }
}

/** First and last name of who sent a request; empty where no form asked for them. */
export function nameOfVisitor({ visitor }: Pick<DeskLead, 'visitor'>): string {
  return [visitor.firstName, visitor.lastName].filter(Boolean).join(' ');
}

/** The last reply or change of state: the person who answers has seen it, or is asked. */
export function lastAnswer({ history }: Pick<DeskLead, 'history'>): string | undefined {
  return history
    .filter(({ kind }) => kind === 'reply' || kind === 'state')
    .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .at(-1)?.id;
}
