import type { LeadKind } from 'contract/api-paths.ts';
import { describeBeginning } from './booked-demo.rules.ts';
import type { LeadRecord } from './lead-record.ts';

/** The field that tells most of what a lead of the kind is about. */
const SUBJECT = {
  demo: 'startDateTime',
  contact: 'company',
  agent: 'name',
  chatbot: 'name',
} as const satisfies Record<LeadKind, string>;

/** What a lead is about, in a few words of its visitor; of a demo, when it begins and what became of it. */
export function subjectOf({ kind, body, booking }: LeadRecord): string {
  const subject = body[SUBJECT[kind]];
  return booking ? describeBeginning(booking, subject) : String(subject ?? '');
}
