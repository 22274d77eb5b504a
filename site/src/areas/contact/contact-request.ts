import type { ContactRequest } from 'contract/leads/contact-request.ts';
import { readText } from '../../calls/lead-form/read-text.ts';
import type { LeadCallTexts } from '../../calls/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../calls/post-lead.ts';

/** The body of the contact call: exactly the fields of S1 section 7. */
export function readContactRequest(form: FormData): Record<keyof ContactRequest, string> {
  return {
    firstName: readText(form, 'firstName'),
    lastName: readText(form, 'lastName'),
    email: readText(form, 'email'),
    company: readText(form, 'company'),
    phone: readText(form, 'phone'),
    teamSize: readText(form, 'teamSize'),
    message: readText(form, 'message'),
  };
}

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
