import type { LeadRow } from 'contract/desk/leads.ts';
import { TO_VISITORS } from '../channels/desk-email.ts';
import { judgeDeliveries } from '../records/delivery.rules.ts';
import type { Fields, LeadRecord } from '../records/lead-record.ts';
import { subjectOf } from '../records/lead-subject.rules.ts';
import { describeProblem } from './describe-delivery.rules.ts';
import { shownState } from './lead-states.ts';

const LONGEST_ABOUT = 160;

/** A lead as a line of a list. */
export function toLeadRow(lead: LeadRecord, now: Date): LeadRow {
  const { id, version, kind, state, receivedAt, email, body, booking } = lead;
  return {
    ...{ id, version, kind, receivedAt, email },
    state: shownState(state),
    name: nameOf(body),
    company: textOf(body.company),
    about: aboutOf(lead),
    demo: booking && { start: new Date(booking.startDateTime).toISOString(), state: booking.state },
    assignedTo: lead.assignedTo,
    snoozedUntil: lead.snoozedUntil,
    source: lead.source,
    campaign: lead.campaign,
    waitsSince: lead.repliedAt ?? receivedAt,
    problem: problemOf(lead),
    trouble: judgeDeliveries(lead.deliveries, now) ?? null,
  };
}

/** Returns the reason why a message to the visitor did not arrive. */
function problemOf({ deliveries }: LeadRecord): string | null {
  const dead = deliveries.find(({ state, channel }) => state === 'dead' && TO_VISITORS.includes(channel));
  return dead ? describeProblem(dead) : null;
}

/** Returns the name of the person, where the form asks for it. */
export function nameOf({ firstName, lastName }: Fields): string {
  return [firstName, lastName].map(textOf).filter(Boolean).join(' ');
}

/** Returns the visitor's own words, where there are some; else the subject of the lead. */
function aboutOf(lead: LeadRecord): string {
  const { message, goal, desc } = lead.body;
  const words = [message, goal, desc].map(textOf).find(Boolean) ?? (lead.booking ? '' : subjectOf(lead));
  return words.replaceAll(/\s+/g, ' ').slice(0, LONGEST_ABOUT);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
