import type { LeadKind } from 'contract/api-paths.ts';

/** A lead that waits for a person. */
export interface WaitingLead {
  id: string;
  kind: LeadKind;
  receivedAt: string;
  name: string;
  email: string;
  company: string;
  about: string;
  assignedTo: string | null;
}

export interface Waiting {
  rows: WaitingLead[];
  total: { count: number; isMore: boolean };
}

export interface DemoOfToday {
  leadId: string;
  start: string;
  end: string;
  name: string;
  email: string;
  host: string | null;
  state: 'booked' | 'unconfirmed' | 'to-confirm' | 'without-host' | 'held' | 'no-show';
}

/** Messages that did not leave, by channel. */
export interface BrokenChannel {
  channel: string;
  state: 'late' | 'dead';
  count: number;
  since: string;
}

/** `GET /desk/api/today` */
export interface DeskToday {
  unanswered: Waiting;
  demos: DemoOfToday[];
  held: Waiting;
  broken: BrokenChannel[];
  isQuiet: boolean;
}
