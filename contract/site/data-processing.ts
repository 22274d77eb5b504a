import type { LeadKind } from '../api-paths.ts';

/** Recipients of a visitor's data beside the database and the company that hosts the server. */
export const RECIPIENTS = [
  'email',
  'crm',
  'teamChat',
  'calendar',
  'videoCall',
  'languageModel',
  'sharedCounters',
] as const;

export type Recipient = (typeof RECIPIENTS)[number];

/** Those that a setting connects: to the calendar of demos, people subscribe. */
export type ConnectedRecipient = Exclude<Recipient, 'calendar'>;

/** Data processing of an installation, as it is set up. */
export interface DataProcessing {
  connected: readonly ConnectedRecipient[];
  /** After how many days a request of a kind is deleted; a kind that is missing is kept. */
  retentionDays: Partial<Record<LeadKind, number>>;
  /** Number of daily copies of the database that are kept; `null` where the server makes none. */
  copiesKept: number | null;
}
