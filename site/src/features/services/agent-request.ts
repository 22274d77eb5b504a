import { fill } from 'contract/content/fill.ts';
import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { wordsFor } from '../../words.ts';

/** S1 section 8. */
function describeAgentFailure(error: unknown): string {
  const words = wordsFor('agentForm');
  if (error instanceof RequestRefused) return fill(words.refused, { status: error.status });
  return fill(words.failed, {
    reason: (error instanceof Error && error.message) || wordsFor('form').wentWrong,
  });
}

export const agentCall: LeadCallTexts = {
  kind: 'agent',
  describeFailure: describeAgentFailure,
  alertsFailure: true,
};
