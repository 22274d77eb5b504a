import { useEffect, useRef } from 'react';
import { PROPOSAL_EVENT, type ProposalEvent, type Propose } from './booking-proposal.ts';

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
