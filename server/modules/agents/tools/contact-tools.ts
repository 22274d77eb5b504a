import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { CONTACT } from 'contract/leads/contact.ts';
import type { Caller } from '../caller.ts';
import { listDetails } from '../consent/question.ts';
import { requireConsent } from '../consent/require-consent.ts';
import type { CallAnswer, SiteCalls } from '../site-calls.ts';

export async function requestContact(
  { consent: claimed, idempotencyKey, ...body }: ToolInput<'request_contact'>,
  calls: SiteCalls,
  caller: Caller,
): Promise<ToolOutput<'request_contact'>> {
  const question = {
    text: 'Send this message in your name? The team gets it with what’s listed here, and answers by email.',
    details: listDetails(CONTACT, body),
    yes: 'Yes, send it.',
  };
  const consent = requireConsent(claimed, question, caller);
  return receiptOf(await calls.post(LEAD_PATHS.contact, body, { consent, idempotencyKey }, caller));
}

/** Returns the answer about a stored request. */
export function receiptOf({ body, isReplayed }: CallAnswer) {
  return { id: String(body.id), message: String(body.message), isReplayed };
}
