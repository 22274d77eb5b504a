import { useEffect, useRef } from 'react';
import type { DetailName } from './book-demo.ts';
import type { SlotState } from './free-times.ts';

/** Details that an agent may fill in: never the consent. */
export type GivenDetails = Partial<Record<DetailName, string>>;

/** Outcome of a proposal: `busy` while another booking is under way, `none` where there is no such time. */
export type ProposalOutcome = SlotState | 'busy' | 'none';

/** Shows a booking that an agent proposes, at a moment in ISO 8601; nothing is sent. */
export type Propose = (startDateTime: string, details: GivenDetails) => ProposalOutcome;

/** Event that `booking-tool.ts` sends through the document, and the calendar answers before the event has passed. */
export interface ProposalEvent extends Event {
  detail: { startDateTime: string; details: GivenDetails; outcome?: ProposalOutcome };
}

export const PROPOSAL_EVENT = 'bookingproposed';

/** Lets the agent of a visitor fill the booking in, in a browser that has agents (WebMCP, decision 016). */
export function useAgentBooking(propose: Propose): void {
  // Of the last rendering: the agent may ask at any time.
  const latest = useRef(propose);

  useEffect(() => {
    latest.current = propose;
  }, [propose]);
  useEffect(() => {
    if (!document.modelContext) return;
    const answer = ({ detail }: Event & Partial<ProposalEvent>) => {
      if (detail) detail.outcome = latest.current(detail.startDateTime, detail.details);
    };
    document.addEventListener(PROPOSAL_EVENT, answer);
    // At an address of its own: what the bundler needs to fetch a part later is heavier than the part.
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: '/booking-tool.js' }),
    );
    return () => document.removeEventListener(PROPOSAL_EVENT, answer);
  }, []);
}
