import type { DeskLead, LeadHistoryEntry } from 'contract/desk/person.ts';
import { STATE_WORDS } from '../../shared/leads/lead-words.ts';

/** One thing that was done about a lead, in the order of time. */
export interface StoryEntry {
  id: string;
  at: string;
  /** Name of a person; `null`: at the command line. */
  author: string | null;
  /** In words, after the author's name. */
  what: string;
  /** What was written. */
  text?: string;
}

/** Notes, replies and changes of a lead, the oldest first. @param when how an instant is written */
export function storyOf(
  { notes, history }: Pick<DeskLead, 'notes' | 'history'>,
  when: (instant: string) => string,
): StoryEntry[] {
  const written = notes.map(({ id, at, author, text }) => ({ id, at, author, what: 'noted', text }));
  const done = history.map((entry) => ({
    ...{ id: entry.id, at: entry.at, author: entry.author, what: wordsOf(entry, when) },
    ...(entry.kind === 'reply' && { text: entry.text }),
  }));
  return [...written, ...done].sort((a, b) => a.at.localeCompare(b.at));
}

function wordsOf(entry: LeadHistoryEntry, when: (instant: string) => string): string {
  switch (entry.kind) {
    case 'state':
      return `changed it from ${STATE_WORDS[entry.from]} to ${STATE_WORDS[entry.to]}`;
    case 'assigned':
      return entry.to === null ? 'assigned it to no one' : `assigned it to ${entry.to}`;
    case 'snoozed':
      return entry.until === null ? 'ended the snooze' : `snoozed it until ${when(entry.until)}`;
    case 'reply':
      return `replied: ${entry.subject}`;
    case 'merged':
      return entry.isUndone ? `separated it from ${entry.email}` : `joined it with ${entry.email}`;
    case 'sent-again':
      return `sent the message to ${entry.to} again`;
  }
}
