import type { LeadKind } from 'contract/api-paths.ts';
import type { DeskLeadState, LeadListFilter } from 'contract/desk/leads.ts';
import type { Tone } from './ui/Badge.tsx';

/** Values of an address that filter leads. */
export const LEAD_FILTERS = [
  'state',
  'kind',
  'assigned',
  'source',
  'campaign',
  'period',
  'first',
  'last',
  'unanswered',
  'text',
] as const satisfies readonly (keyof LeadListFilter)[];

/** Names of kinds of leads. */
export const KIND_NAMES: Record<LeadKind, string> = {
  demo: 'Demo',
  contact: 'Contact',
  agent: 'AI employee',
  chatbot: 'Chatbot',
};

/** Names and colors of states of leads. */
export const STATE_WORDS: Record<DeskLeadState, { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'human' },
  working: { label: 'Working', tone: 'agent' },
  answered: { label: 'Answered', tone: 'plain' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'plain' },
  spam: { label: 'Spam', tone: 'bad' },
  held: { label: 'To review', tone: 'warn' },
};

/** States that a person can set; screening sets `held`. */
export const SETTABLE_STATES = (Object.keys(STATE_WORDS) as DeskLeadState[]).filter(
  (state) => state !== 'held',
);

/** Times for which a lead can be snoozed. */
export const SNOOZES = [
  { hours: 4, label: 'For four hours' },
  { hours: 24, label: 'For a day' },
  { hours: 72, label: 'For three days' },
  { hours: 168, label: 'For a week' },
] as const;
