import type { LeadKind } from 'contract/api-paths.ts';
import type { DeskLeadState } from 'contract/desk/leads.ts';
import type { Tone } from '../ui/Badge.tsx';

export const STATE_WORDS: Record<DeskLeadState, string> = {
  new: 'New',
  working: 'Working',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  held: 'Held',
};

export const STATE_TONES: Record<DeskLeadState, Tone> = {
  new: 'human',
  working: 'agent',
  answered: 'plain',
  won: 'good',
  lost: 'plain',
  spam: 'bad',
  held: 'warn',
};

export const KIND_WORDS: Record<LeadKind, string> = {
  demo: 'Demo',
  contact: 'Contact',
  agent: 'AI employee',
  chatbot: 'Chatbot',
};
