import type { LeadKind } from 'contract/api-paths.ts';

/** What kinds of requests are called on the desk. */
export const KIND_NAMES: Record<LeadKind, string> = {
  demo: 'Demo',
  contact: 'Contact',
  agent: 'AI employee',
  chatbot: 'Chatbot',
};
