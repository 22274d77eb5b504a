import { LEAD_KINDS, type LeadKind } from 'contract/api-paths.ts';
import type { DataProcessing } from 'contract/site/data-processing.ts';
import { content } from '../../content.ts';

const KINDS: Readonly<Record<LeadKind, string>> = {
  demo: 'Demo bookings',
  contact: 'Contact requests',
  agent: 'Requests for an agent',
  chatbot: 'Requests for a chatbot',
};

/** What is kept, and for how long: as the settings say, and what no setting decides. */
export function periodsOf({ retentionDays, copiesKept }: DataProcessing): [term: string, period: string][] {
  return [
    ...LEAD_KINDS.map((kind): [string, string] => [KINDS[kind], describeDays(retentionDays[kind])]),
    ...Object.entries(content().one('data-handling').periods),
    ['Copies of the database', describeCopies(copiesKept)],
  ];
}

function describeDays(days: number | undefined): string {
  return days === undefined ? 'Deleted when you ask us to.' : `Deleted ${days} days after they arrived.`;
}

function describeCopies(kept: number | null): string {
  return kept === null ? 'This server makes none by itself.' : `The newest ${kept} are kept, one a day.`;
}
