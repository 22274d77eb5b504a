import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { wordsFor } from '../../words.ts';

/** S1 section 8: the server's own sentence where it has one. */
function describeContactFailure(error: unknown): string {
  const words = wordsFor('contactForm');
  if (!(error instanceof RequestRefused)) return words.unreachable;
  return error.message || words.failed;
}

export const contactCall: LeadCallTexts = {
  kind: 'contact',
  describeFailure: describeContactFailure,
  alertsFailure: false,
};
