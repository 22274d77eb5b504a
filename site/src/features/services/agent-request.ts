import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';

/** S1 section 8. */
function describeAgentFailure(error: unknown): string {
  if (error instanceof RequestRefused) return `Failed to create agent: API error: ${error.status}`;
  return `Failed to create agent: ${(error instanceof Error && error.message) || 'Something went wrong'}`;
}

export const agentCall: LeadCallTexts = {
  kind: 'agent',
  describeFailure: describeAgentFailure,
  alertsFailure: true,
};
