import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';

/** S1 section 8: the server's own sentence where it has one. */
function describeContactFailure(error: unknown): string {
  if (!(error instanceof RequestRefused)) return 'Unable to connect to the server. Please try again later.';
  return error.message || 'Failed to submit. Please try again later.';
}

export const contactCall: LeadCallTexts = {
  kind: 'contact',
  describeFailure: describeContactFailure,
  alertsFailure: false,
};

/** S1 section 8. */
export const CONTACT_SUCCESS = "Request sent successfully! We'll get back to you soon.";
