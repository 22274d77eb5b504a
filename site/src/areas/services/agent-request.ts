import type { AgentRequest } from 'contract/leads/agent-request.ts';
import { readText } from '../../calls/lead-form/read-text.ts';
import type { LeadCallTexts } from '../../calls/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../calls/post-lead.ts';

/** The body of the agent call: exactly the fields of S1 section 7. */
export function readAgentRequest(form: FormData): Record<keyof AgentRequest, string> {
  return {
    name: readText(form, 'name'),
    role: readText(form, 'role'),
    email: readText(form, 'email'),
    goal: readText(form, 'goal'),
    desc: readText(form, 'desc'),
    instructions: readText(form, 'instructions'),
  };
}

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
