import { DESK_LEAD_STATES, type DeskLeadState } from 'contract/desk/leads.ts';
import type { Tone } from './ui/Badge.tsx';

/** How states of leads are called, and in which color. */
export const STATE_WORDS: Record<DeskLeadState, { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'human' },
  working: { label: 'Working', tone: 'agent' },
  answered: { label: 'Answered', tone: 'plain' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'plain' },
  spam: { label: 'Spam', tone: 'bad' },
  held: { label: 'Held', tone: 'warn' },
};

/** What a person can set by hand; `held` is what screening sets. */
export const SETTABLE_STATES = DESK_LEAD_STATES.filter((state) => state !== 'held');

/** How long a lead can sleep, in hours. */
export const SNOOZES = [
  { hours: 4, label: 'For four hours' },
  { hours: 24, label: 'For a day' },
  { hours: 72, label: 'For three days' },
  { hours: 168, label: 'For a week' },
] as const;
