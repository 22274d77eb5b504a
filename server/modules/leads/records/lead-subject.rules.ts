import type { LeadKind } from 'contract/api-paths.ts';
import { describeBeginning } from './booked-demo.rules.ts';
import type { LeadRecord } from './lead-record.ts';

/** Field that best describes a lead of the kind. */
const SUBJECT = {
  demo: 'startDateTime',
  contact: 'company',
  agent: 'name',
  chatbot: 'name',
} as const satisfies Record<LeadKind, string>;

/** Returns the subject of a lead, in a few words of its visitor; for a demo, its beginning and its state. */
export function subjectOf({ kind, body, booking }: LeadRecord): string {
  const subject = body[SUBJECT[kind]];
  return booking ? describeBeginning(booking, subject) : String(subject ?? '');
}
