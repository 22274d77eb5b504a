import type { DetailName } from './book-demo.ts';
import type { SlotState } from './free-times.ts';

/** What an agent may fill in: never the consent. */
export type GivenDetails = Partial<Record<DetailName, string>>;

/** What becomes of a proposal: `busy` while another booking is under way, `none` where there is no such time. */
export type ProposalOutcome = SlotState | 'busy' | 'none';

/** Shows a booking that an agent proposes, at a moment in ISO 8601; nothing is sent. */
export type Propose = (startDateTime: string, details: GivenDetails) => ProposalOutcome;

/** What `booking-tool.ts` sends through the document, and the calendar answers before the event has passed. */
export interface ProposalEvent extends Event {
  detail: { startDateTime: string; details: GivenDetails; outcome?: ProposalOutcome };
}

export const PROPOSAL_EVENT = 'bookingproposed';
